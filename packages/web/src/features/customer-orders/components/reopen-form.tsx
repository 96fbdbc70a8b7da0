import { activate } from '@svcdesk/core/contract/orders';
import { NoteForm } from '../../../shared/blocks/action/note-form.tsx';
import { clientOrder } from '../../../shared/domain/client-order/client-order-kind.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { ordersText } from '../phrases.ts';

/** It is not fixed: the same order goes on. */
export function ReopenForm({ thing }: { thing: OrderDetail }) {
  const text = useText(ordersText).act.activate;
  return (
    <NoteForm
      kind={clientOrder}
      thing={thing}
      action="activate"
      call={activate}
      path="remark"
      text={{ ...text, words: text.remark, hint: text.remarkHint }}
      request={({ words, attachments }, base) => ({
        id: thing.id,
        handleType: 5 as const,
        ...base,
        remark: words,
        attachments,
      })}
    />
  );
}
