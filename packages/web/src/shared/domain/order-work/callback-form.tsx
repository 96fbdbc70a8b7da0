import { evaluate } from '@svcdesk/core/contract/orders';
import { isVisible, normalizePhone } from '@svcdesk/core/format';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { Contact } from '../../blocks/contact/contact.tsx';
import { FormField } from '../../blocks/form/fields.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import type { FormOf } from '../../blocks/thing/with-thing.tsx';
import { PhoneInput } from '../../components/phone-input.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { evaluationProblems, evaluationRequest, unrated } from '../client-order/evaluation-draft.ts';
import { EvaluationFields } from '../client-order/evaluation-fields.tsx';
import { clientOrderText } from '../client-order/phrases.ts';
import type { OrderDetail } from '../order/order.ts';
import { actText } from './phrases/act.ts';

/** What the customer said when they were called: their evaluation, with who was asked at which number. */
export function CallbackForm({ thing, kind }: FormOf<OrderDetail>) {
  const text = useText(actText).evaluate;
  const shared = useText(clientOrderText).evaluate;
  const { reportName = '', reportPhone = '' } = thing;
  const form = useActionForm({
    kind,
    thing,
    action: 'evaluate',
    call: evaluate,
    initial: { ...unrated, phone: reportPhone, commentatorName: reportName },
    check: (fields) => ({ ...evaluationProblems(fields), phone: !isVisible(fields.phone) }),
    request: (fields, base) => ({
      orderId: thing.id,
      ...base,
      ...evaluationRequest(fields),
      phone: normalizePhone(fields.phone),
      commentatorName: fields.commentatorName.trim() || undefined,
    }),
  });
  const { fields, set } = form;
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <Contact name={reportName || undefined} unnamed={text.noReporter} phone={reportPhone || undefined} />
      {thing.evaluation?.autoEvaluate && <p className="sd-meta">{shared.over}</p>}
      <FormField form={form} path="phone" label={text.phone} required hint={text.phoneHint}>
        <PhoneInput value={fields.phone} onChange={(phone) => set({ phone })} autoComplete="off" />
      </FormField>
      <FormField form={form} path="commentatorName" label={text.who}>
        <TextInput
          autoComplete="off"
          value={fields.commentatorName}
          onChange={(commentatorName) => set({ commentatorName })}
          maxLength={form.maxLength('commentatorName')}
        />
      </FormField>
      <EvaluationFields form={form} />
    </ActionPage>
  );
}
