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

interface EndFormProps {
  thing: ExpectedDevice;
  action: 'void' | 'close';
}

/** It ends before it was done, or without a check: either way with the reason. */
function EndForm({ thing, action }: EndFormProps) {
  const text = useText(book)[action];
  return (
    <NoteForm
      kind={deviceOrder}
      thing={thing}
      action={action}
      call={handle}
      path="remark"
      text={text}
      danger
      request={({ words }, base) => ({ id: thing.id, action, ...base, remark: words })}
    />
  );
}

export const VoidForm = ({ thing }: { thing: ExpectedDevice }) => <EndForm thing={thing} action="void" />;
export const CloseForm = ({ thing }: { thing: ExpectedDevice }) => <EndForm thing={thing} action="close" />;

/** Why it stands still, and when it goes on. */
export function HangUpForm({ thing }: { thing: ExpectedDevice }) {
  const text = useText(book).hangUp;
  const form = useActionForm({
    kind: deviceOrder,
    thing,
    action: 'hangUp',
    call: handle,
    initial: noHold,
    check: useHoldCheck(),
    request: (hold, base) => ({ id: thing.id, action: 'hangUp' as const, ...base, ...heldBy(hold) }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <HoldFields form={form} label={text.reason} />
    </ActionPage>
  );
}
