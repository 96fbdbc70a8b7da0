import { handle } from '@svcdesk/core/contract/device-orders';
import { isVisible } from '@svcdesk/core/format';
import { ActionPage } from '../../shared/blocks/action/action-page.tsx';
import { NoteForm } from '../../shared/blocks/action/note-form.tsx';
import { FormField, WordsField } from '../../shared/blocks/form/fields.tsx';
import { useActionForm } from '../../shared/blocks/form/use-action-form.ts';
import { Attachments } from '../../shared/blocks/photos/attachments.tsx';
import { RadioChips } from '../../shared/components/choice.tsx';
import { FieldFrame } from '../../shared/components/field-frame.tsx';
import type { ExpectedDevice } from '../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../shared/domain/device-order/device-order-kind.tsx';
import { HoldFields, heldBy, noHold, useHoldCheck } from '../../shared/domain/order-work/hold-fields.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { text as book } from './phrases.ts';
import './device-orders.css';

/** What was handed in, and whether it passes; what fails goes back with the reason, and one more round. */
export function CheckForm({ record }: { record: ExpectedDevice }) {
  const text = useText(book).check;
  const form = useActionForm({
    kind: deviceOrder,
    record,
    action: 'check',
    call: handle,
    initial: { verdict: '' as '' | 'pass' | 'fail', remark: '' },
    check: ({ verdict, remark }) => ({
      pass: verdict === '' && text.missing,
      remark: verdict === 'fail' && !isVisible(remark),
    }),
    request: ({ verdict, remark }, base) => ({
      id: record.id,
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
        <p className="sd-device-words">{record.result}</p>
        <Attachments attachments={record.resultFiles} />
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

interface EndFormProps {
  record: ExpectedDevice;
  action: 'void' | 'close';
}

/** It ends before it was done, or without a check: either way with the reason. */
function EndForm({ record, action }: EndFormProps) {
  const text = useText(book)[action];
  return (
    <NoteForm
      kind={deviceOrder}
      record={record}
      action={action}
      call={handle}
      path="remark"
      text={text}
      danger
      request={({ words }, base) => ({ id: record.id, action, ...base, remark: words })}
    />
  );
}

export const VoidForm = ({ record }: { record: ExpectedDevice }) => <EndForm record={record} action="void" />;
export const CloseForm = ({ record }: { record: ExpectedDevice }) => (
  <EndForm record={record} action="close" />
);

/** Why it stands still, and when it goes on. */
export function HangUpForm({ record }: { record: ExpectedDevice }) {
  const text = useText(book).hangUp;
  const form = useActionForm({
    kind: deviceOrder,
    record,
    action: 'hangUp',
    call: handle,
    initial: noHold,
    check: useHoldCheck(),
    request: (hold, base) => ({ id: record.id, action: 'hangUp' as const, ...base, ...heldBy(hold) }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <HoldFields form={form} label={text.reason} />
    </ActionPage>
  );
}
