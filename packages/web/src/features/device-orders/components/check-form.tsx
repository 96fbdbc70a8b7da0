import { handle } from '@svcdesk/core/contract/device-orders';
import { isVisible } from '@svcdesk/core/format';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { FormField, WordsField } from '../../../shared/blocks/form/fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { RadioChips } from '../../../shared/components/radio-chips.tsx';
import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../../shared/domain/device-order/device-order-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases.ts';
import './device-view.css';

/** What was handed in, and whether it passes; what fails goes back with the reason, and one more round. */
export function CheckForm({ thing }: { thing: ExpectedDevice }) {
  const text = useText(book).check;
  const form = useActionForm({
    kind: deviceOrder,
    thing,
    action: 'check',
    call: handle,
    initial: { verdict: '' as '' | 'pass' | 'fail', remark: '' },
    check: ({ verdict, remark }) => ({
      pass: verdict === '' && text.missing,
      remark: verdict === 'fail' && !isVisible(remark),
    }),
    request: ({ verdict, remark }, base) => ({
      id: thing.id,
      action: 'check' as const,
      ...base,
      pass: verdict === '' ? undefined : verdict === 'pass',
      remark: remark.trim() || undefined,
    }),
  });
  const { verdict } = form.fields;
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <FieldFrame label={text.handedIn} group>
        <p className="sd-device-words">{thing.result}</p>
        <Attachments attachments={thing.resultFiles} />
      </FieldFrame>
      <FormField form={form} path="pass" label={text.verdict} required group>
        <RadioChips
          options={(['pass', 'fail'] as const).map((value) => ({ value, label: text[value] }))}
          value={verdict || undefined}
          onChange={(chosen) => form.set({ verdict: chosen })}
        />
      </FormField>
      <WordsField
        form={form}
        name="remark"
        label={text.remark}
        required={verdict === 'fail'}
        hint={text.remarkHint}
      />
    </ActionPage>
  );
}
