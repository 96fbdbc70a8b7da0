import { supplement } from '@svcdesk/core/contract/orders';
import { NoteForm } from '../../../shared/blocks/action/note-form.tsx';
import { clientOrder } from '../../../shared/domain/client-order/client-order-kind.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { ordersText } from '../phrases.ts';

/** Add what one forgot to say; it means the same whatever has happened since, so it names no version. */
export function SupplementForm({ thing }: { thing: OrderDetail }) {
  const text = useText(ordersText).act.supplement;
  return (
    <NoteForm
      kind={clientOrder}
      thing={thing}
      action="supplement"
      call={supplement}
      path="content"
      text={{ ...text, words: text.content, hint: text.contentHint }}
      request={({ words, attachments }, { at }) => ({ orderId: thing.id, content: words, attachments, at })}
    />
  );
}
