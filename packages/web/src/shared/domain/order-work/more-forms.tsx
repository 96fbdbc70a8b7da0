import { ccMark } from '@svcdesk/core/contract/backlog';
import { cancel, decline, depart, evaluate, release } from '@svcdesk/core/contract/orders';
import { isVisible, normalizePhone } from '@svcdesk/core/format';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { ReasonForm } from '../../blocks/action/note-form.tsx';
import { Contact } from '../../blocks/contact/contact.tsx';
import { FormField, WordsField } from '../../blocks/form/fields.tsx';
import { noReason } from '../../blocks/form/reason.ts';
import { ReasonFields, useReasonCheck } from '../../blocks/form/reason-fields.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import type { Found } from '../../blocks/pick/use-found.ts';
import type { FormOf } from '../../blocks/record/with-record.tsx';
import { RadioChips } from '../../components/choice.tsx';
import { PhoneInput } from '../../components/phone-input.tsx';
import { MultiSelect } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { minutesText } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { evaluationProblems, evaluationRequest, unrated } from '../client-order/evaluation-draft.ts';
import { EvaluationFields } from '../client-order/evaluation-fields.tsx';
import { clientOrderText } from '../client-order/phrases.ts';
import { Consequences } from '../dispatch/consequences.tsx';
import type { OrderDetail } from '../order/order.ts';
import { OrderPicker } from '../order/order-picker.tsx';
import { groupOptions } from '../organisation/organisation.ts';
import { useOrganisation } from '../organisation/use-organisation.ts';
import { ColleaguesField } from '../people/colleagues-field.tsx';
import type { Person } from '../people/person.ts';
import { actText } from './phrases/act.ts';

const repeats = 'duplicate';

/** Give an order up; one that repeats another names it. */
export function CancelForm({ record, kind }: FormOf<OrderDetail>) {
  const text = useText(actText).cancel;
  const reasonCheck = useReasonCheck('cancelReason');
  const form = useActionForm({
    kind,
    record,
    action: 'cancel',
    call: cancel,
    initial: { ...noReason, duplicateOf: undefined as Found | undefined },
    check: (fields) => ({
      ...reasonCheck(fields),
      duplicateOfId: fields.reasonCode === repeats && fields.duplicateOf === undefined,
    }),
    request: ({ reasonCode, remark, duplicateOf }, base) => ({
      orderId: record.id,
      ...base,
      reason: reasonCode,
      remark: remark || undefined,
      duplicateOfId: reasonCode === repeats ? duplicateOf?.id : undefined,
    }),
  });
  const { fields, set, error } = form;
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit} danger>
      <ReasonFields form={form} dictionary="cancelReason" path="reason" label={text.reason} />
      {fields.reasonCode === repeats && (
        <OrderPicker
          label={text.duplicateOf}
          required
          cellId={record.cellId}
          without={record.id}
          chosen={fields.duplicateOf}
          onChoose={(found) => set({ duplicateOf: found })}
          error={error('duplicateOfId', text.duplicateOf)}
        />
      )}
    </ActionPage>
  );
}

/** What the customer said when they were called: their evaluation, with who was asked at which number. */
export function CallbackForm({ record, kind }: FormOf<OrderDetail>) {
  const text = useText(actText).evaluate;
  const shared = useText(clientOrderText).evaluate;
  const { reportName = '', reportPhone = '' } = record;
  const form = useActionForm({
    kind,
    record,
    action: 'evaluate',
    call: evaluate,
    initial: { ...unrated, phone: reportPhone, commentatorName: reportName },
    check: (fields) => ({ ...evaluationProblems(fields), phone: !isVisible(fields.phone) }),
    request: (fields, base) => ({
      orderId: record.id,
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
      {record.evaluation?.autoEvaluate && <p className="sd-meta">{shared.over}</p>}
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

const nobody: readonly Person[] = [];
const noGroup: readonly string[] = [];

/** Shows the order to colleagues and whole groups, who are notified and may see it from then on. */
export function CopyForm({ record, kind }: FormOf<OrderDetail>) {
  const text = useText(actText);
  const organisation = useOrganisation();
  const form = useActionForm({
    kind,
    record,
    action: 'cc',
    call: ccMark,
    initial: { people: nobody, groupIds: noGroup, remark: '' },
    check: ({ people, groupIds }) => ({
      userIds: people.length + groupIds.length === 0 && text.cc.missing,
    }),
    request: ({ people, groupIds, remark }, { at }) => ({
      orderId: record.id,
      userIds: people.map(({ id }) => id),
      groupIds: [...groupIds],
      remark: remark.trim() || undefined,
      at,
    }),
  });
  const { fields, set, error } = form;
  return (
    <ActionPage title={text.cc.title} form={form} submitLabel={text.cc.submit}>
      <ColleaguesField
        label={text.cc.people}
        chosen={fields.people}
        onChoose={(people) => set({ people })}
        error={error('userIds', text.cc.people)}
      />
      <FormField form={form} path="groupIds" label={text.cc.groups} hint={text.cc.groupsHint}>
        <MultiSelect
          title={text.cc.groups}
          options={groupOptions(organisation.data ?? [])}
          values={fields.groupIds}
          onChange={(groupIds) => set({ groupIds })}
          disabled={organisation.data === undefined}
        />
      </FormField>
      <WordsField form={form} name="remark" label={text.remark} rows={2} />
    </ActionPage>
  );
}

const etas = ['10', '20', '30', '45', '60', 'unknown'] as const;
type Eta = (typeof etas)[number];

/** On the way: until when, as far as one knows; the customer is notified, and sees who comes. */
export function DepartForm({ record, kind }: FormOf<OrderDetail>) {
  const text = useText(actText).depart;
  const locale = useLocale((state) => state.locale);
  const form = useActionForm({
    kind,
    record,
    action: 'depart',
    call: depart,
    initial: { eta: '30' as Eta },
    request: ({ eta }, base) => ({
      orderId: record.id,
      ...base,
      etaMinutes: eta === 'unknown' ? undefined : Number(eta),
    }),
  });
  const label = (eta: Eta) => (eta === 'unknown' ? text.unknown : minutesText(Number(eta), locale));
  return (
    <ActionPage
      title={record.departedAt === undefined ? text.title : text.again}
      form={form}
      submitLabel={text.submit}
    >
      <FormField form={form} path="etaMinutes" label={text.eta} group hint={text.hint}>
        <RadioChips
          options={etas.map((value) => ({ value, label: label(value) }))}
          value={form.fields.eta}
          onChange={(eta) => form.set({ eta })}
        />
      </FormField>
    </ActionPage>
  );
}

const calls = { decline, release } as const;

interface GiveBackFormProps extends FormOf<OrderDetail> {
  action: keyof typeof calls;
}

/** Turn down what names me, or put back what I took: either way with the reason. */
function GiveBackForm({ record, kind, action }: GiveBackFormProps) {
  return (
    <ReasonForm
      kind={kind}
      record={record}
      action={action}
      call={calls[action]}
      dictionary="declineReason"
      text={useText(actText)[action]}
      request={({ code, remark }, base) => ({ orderId: record.id, ...base, reasonCode: code, remark })}
    >
      <Consequences stops={[{ orderId: record.id }]} />
    </ReasonForm>
  );
}

export function DeclineForm(props: FormOf<OrderDetail>) {
  return <GiveBackForm {...props} action="decline" />;
}

export function ReleaseForm(props: FormOf<OrderDetail>) {
  return <GiveBackForm {...props} action="release" />;
}
