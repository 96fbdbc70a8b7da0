import { activate, handle } from '@svcdesk/core/contract/projects';
import { NoteForm, ReasonForm } from '../../shared/blocks/action/note-form.tsx';
import type { ProjectOrder } from '../../shared/domain/project/project.ts';
import { projectOrder } from '../../shared/domain/project/project-kind.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { projectBook } from './phrases.ts';

/** A duplicate is named by its order, which project orders do not ask for. */
const without = ['duplicate'];

export function CancelForm({ thing }: { thing: ProjectOrder }) {
  return (
    <ReasonForm
      kind={projectOrder}
      thing={thing}
      action="cancel"
      call={handle}
      dictionary="cancelReason"
      without={without}
      text={useText(projectBook).cancel}
      request={({ code, remark }, base) => ({
        orderId: thing.id,
        action: 'cancel' as const,
        ...base,
        reasonCode: code,
        remark,
      })}
    />
  );
}

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

/** The project manager is not content with the result: the last stage opens again. */
export function ReopenForm({ thing }: { thing: ProjectOrder }) {
  const { reopenTitle, reopenSubmit, remark, hint } = useText(projectBook).activate;
  return (
    <NoteForm
      kind={projectOrder}
      thing={thing}
      action="activate"
      call={activate}
      path="remark"
      text={{ title: reopenTitle, words: remark, hint, submit: reopenSubmit }}
      request={({ words }, base) => ({ id: thing.id, ...base, remark: words })}
    />
  );
}
