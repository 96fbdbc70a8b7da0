import { handle } from '@svcdesk/core/contract/entrust';
import { NoteForm } from '../../../shared/blocks/action/note-form.tsx';
import type { EntrustOrder } from '../../../shared/domain/entrust/entrust.ts';
import { entrusted } from '../../../shared/domain/entrust/entrust-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { entrustBook } from '../phrases.ts';

interface FormProps {
  thing: EntrustOrder;
}

/** How it goes, for both sides. A note means the same whatever else has happened, so it names no version. */
export function ProgressForm({ thing }: FormProps) {
  const text = useText(entrustBook).forms.progress;
  return (
    <NoteForm
      kind={entrusted}
      thing={thing}
      action="progress"
      call={handle}
      path="content"
      text={text}
      request={({ words, attachments }, { at }) => ({
        id: thing.id,
        action: 'progress' as const,
        content: words,
        attachments,
        at,
      })}
    />
  );
}

/** The engineer is done: the owner resolves their order with the result. */
export function FinishForm({ thing }: FormProps) {
  const text = useText(entrustBook).forms.finish;
  return (
    <NoteForm
      kind={entrusted}
      thing={thing}
      action="finish"
      call={handle}
      path="content"
      text={text}
      request={({ words, attachments }, base) => ({
        id: thing.id,
        action: 'finish' as const,
        ...base,
        content: words,
        attachments,
      })}
    />
  );
}

/** The coordinator is not content. */
export function ReturnForm({ thing }: FormProps) {
  const text = useText(entrustBook).forms.return;
  return (
    <NoteForm
      kind={entrusted}
      thing={thing}
      action="return"
      call={handle}
      path="remark"
      text={text}
      request={({ words }, base) => ({
        id: thing.id,
        action: 'return' as const,
        ...base,
        remark: words,
      })}
    />
  );
}
