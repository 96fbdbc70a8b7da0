import { handle } from '@svcdesk/core/contract/device-orders';
import { ReasonForm } from '../../../shared/blocks/action/note-form.tsx';
import { WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../../shared/domain/device-order/device-order-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases.ts';

export function RejectDeviceScreen() {
  const { title } = useText(book).reject;
  return <WithRecord kind={deviceOrder} action="reject" title={title} Form={RejectForm} />;
}

/** The engineer gives it back to be allocated anew, with the reason. */
function RejectForm({ record }: { record: ExpectedDevice }) {
  return (
    <ReasonForm
      kind={deviceOrder}
      record={record}
      action="reject"
      call={handle}
      dictionary="declineReason"
      text={useText(book).reject}
      request={({ code, remark }, base) => ({
        id: record.id,
        action: 'reject' as const,
        ...base,
        reasonCode: code,
        remark,
      })}
    />
  );
}
