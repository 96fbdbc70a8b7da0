import { handle } from '@svcdesk/core/contract/projects';
import { NoteForm } from '../../../shared/blocks/action/note-form.tsx';
import type { ProjectOrder } from '../../../shared/domain/project/project.ts';
import { projectOrder } from '../../../shared/domain/project/project-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { projectBook } from '../phrases.ts';

/** How it goes. A note means the same whatever else has happened, so it names no version. */
export function ProgressForm({ thing }: { thing: ProjectOrder }) {
  const text = useText(projectBook).progress;
  return (
    <NoteForm
      kind={projectOrder}
      thing={thing}
      action="progress"
      call={handle}
      path="content"
      text={text}
      request={({ words, attachments }, { at }) => ({
        orderId: thing.id,
        action: 'progress' as const,
        content: words,
        attachments,
        at,
      })}
    />
  );
}
