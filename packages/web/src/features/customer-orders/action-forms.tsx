import { activate, cancel, supplement } from '@svcdesk/core/contract/orders';
import { cancelReasonsOfStaff, handleType } from '@svcdesk/core/rules';
import { NoteForm, ReasonForm } from '../../shared/blocks/action/note-form.tsx';
import { clientOrder } from '../../shared/domain/client-order/client-order-kind.tsx';
import type { OrderDetail } from '../../shared/domain/order/order.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { ordersText } from './phrases/orders.ts';

/** The report is not needed any more. */
export function CancelForm({ record }: { record: OrderDetail }) {
  return (
    <ReasonForm
      kind={clientOrder}
      record={record}
      action="cancel"
      call={cancel}
      dictionary="cancelReason"
      path="reason"
      without={cancelReasonsOfStaff}
      text={useText(ordersText).act.cancel}
      request={({ code, remark }, base) => ({ orderId: record.id, ...base, reason: code, remark })}
    />
  );
}

/** It is not fixed: the same order goes on. */
export function ReopenForm({ record }: { record: OrderDetail }) {
  const text = useText(ordersText).act.activate;
  return (
    <NoteForm
      kind={clientOrder}
      record={record}
      action="activate"
      call={activate}
      path="remark"
      text={{ ...text, words: text.remark, hint: text.remarkHint }}
      request={({ words, attachments }, base) => ({
        id: record.id,
        handleType: handleType.activate,
        ...base,
        remark: words,
        attachments,
      })}
    />
  );
}

/** Add what one forgot to say; it means the same whatever has happened since, so it names no version. */
export function SupplementForm({ record }: { record: OrderDetail }) {
  const text = useText(ordersText).act.supplement;
  return (
    <NoteForm
      kind={clientOrder}
      record={record}
      action="supplement"
      call={supplement}
      path="content"
      text={{ ...text, words: text.content, hint: text.contentHint }}
      request={({ words, attachments }, { at }) => ({ orderId: record.id, content: words, attachments, at })}
    />
  );
}
