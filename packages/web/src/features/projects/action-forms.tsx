import { activate, handle } from '@svcdesk/core/contract/projects';
import { NoteForm, ReasonForm } from '../../shared/blocks/action/note-form.tsx';
import type { ProjectOrder } from '../../shared/domain/project/project.ts';
import { projectOrder } from '../../shared/domain/project/project-kind.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { projectBook } from './phrases.ts';

/** A duplicate is named by its order, which project orders do not ask for. */
const without = ['duplicate'];

export function CancelForm({ record }: { record: ProjectOrder }) {
  return (
    <ReasonForm
      kind={projectOrder}
      record={record}
      action="cancel"
      call={handle}
      dictionary="cancelReason"
      without={without}
      text={useText(projectBook).cancel}
      request={({ code, remark }, base) => ({
        orderId: record.id,
        action: 'cancel' as const,
        ...base,
        reasonCode: code,
        remark,
      })}
    />
  );
}

/** How it goes. A note means the same whatever else has happened, so it names no version. */
export function ProgressForm({ record }: { record: ProjectOrder }) {
  const text = useText(projectBook).progress;
  return (
    <NoteForm
      kind={projectOrder}
      record={record}
      action="progress"
      call={handle}
      path="content"
      text={text}
      request={({ words, attachments }, { at }) => ({
        orderId: record.id,
        action: 'progress' as const,
        content: words,
        attachments,
        at,
      })}
    />
  );
}

/** The project manager is not content with the result: the last stage opens again. */
export function ReopenForm({ record }: { record: ProjectOrder }) {
  const { reopenTitle, reopenSubmit, remark, hint } = useText(projectBook).activate;
  return (
    <NoteForm
      kind={projectOrder}
      record={record}
      action="activate"
      call={activate}
      path="remark"
      text={{ title: reopenTitle, words: remark, hint, submit: reopenSubmit }}
      request={({ words }, base) => ({ id: record.id, ...base, remark: words })}
    />
  );
}
