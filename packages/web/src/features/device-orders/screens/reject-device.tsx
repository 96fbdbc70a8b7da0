import { handle } from '@svcdesk/core/contract/device-orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { noReason } from '../../../shared/blocks/form/reason.ts';
import { ReasonFields, useReasonCheck } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../../shared/domain/device-order/device-order-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases/index.ts';

export function RejectDeviceScreen() {
  const { title } = useText(book).reject;
  return <WithThing kind={deviceOrder} action="reject" title={title} Form={RejectForm} />;
}

/** The engineer gives it back to be allocated anew, with the reason. */
function RejectForm({ thing }: { thing: ExpectedDevice }) {
  const text = useText(book).reject;
  const form = useActionForm({
    kind: deviceOrder,
    thing,
    action: 'reject',
    call: handle,
    initial: noReason,
    check: useReasonCheck('declineReason'),
    request: ({ reasonCode, remark }, base) => ({
      id: thing.id,
      action: 'reject' as const,
      ...base,
      reasonCode,
      remark: remark || undefined,
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit} danger>
      <ReasonFields form={form} dictionary="declineReason" label={text.reason} remarkHint={text.remarkHint} />
    </ActionPage>
  );
}
