import { activate } from '@svcdesk/core/contract/orders';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { ordersText } from '../phrases/index.ts';
import { NoteForm } from './note-form.tsx';

const remarkMax = 1000;

/** It is not fixed: the same order goes on. */
export function ReopenForm({ order }: { order: OrderDetail }) {
  const text = useText(ordersText).act.activate;
  return (
    <NoteForm
      order={order}
      action="activate"
      call={activate}
      wordsMax={remarkMax}
      text={{ ...text, words: text.remark, hint: text.remarkHint }}
      build={({ words, ...rest }) => ({
        id: order.id,
        handleType: 5,
        version: order.version,
        remark: words,
        ...rest,
      })}
    />
  );
}
