import { supplement } from '@svcdesk/core/contract/orders';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { ordersText } from '../phrases/index.ts';
import { NoteForm } from './note-form.tsx';

const contentMax = 5000;

/** Add what one forgot to say. */
export function SupplementForm({ order }: { order: OrderDetail }) {
  const text = useText(ordersText).act.supplement;
  return (
    <NoteForm
      order={order}
      action="supplement"
      call={supplement}
      wordsMax={contentMax}
      text={{ ...text, words: text.content, hint: text.contentHint }}
      build={({ words, ...rest }) => ({
        orderId: order.id,
        version: order.version,
        content: words,
        ...rest,
      })}
    />
  );
}
