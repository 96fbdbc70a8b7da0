import { handle } from '@svcdesk/core/contract/device-orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../../shared/domain/device-order/device-order-kind.tsx';
import { HoldFields, heldBy, noHold, useHoldCheck } from '../../../shared/domain/order-work/hold-fields.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases.ts';

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
