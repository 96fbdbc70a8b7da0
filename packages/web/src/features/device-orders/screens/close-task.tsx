import { handle } from '@svcdesk/core/contract/device-orders';
import { NoteForm } from '../../../shared/blocks/action/note-form.tsx';
import { WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../../shared/domain/device-order/device-order-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases.ts';

export function CloseTaskScreen() {
  const { title } = useText(book).finish;
  return <WithRecord kind={deviceOrder} action="finish" title={title} Form={FinishForm} />;
}

/** The work is done: what came of it, with photos, goes to its checker. */
function FinishForm({ record }: { record: ExpectedDevice }) {
  const text = useText(book).finish;
  return (
    <NoteForm
      kind={deviceOrder}
      record={record}
      action="finish"
      call={handle}
      path="result"
      text={{ ...text, words: text.result, hint: text.resultHint }}
      request={({ words, attachments }, base) => ({
        id: record.id,
        action: 'finish' as const,
        ...base,
        result: words,
        attachments,
      })}
    />
  );
}
