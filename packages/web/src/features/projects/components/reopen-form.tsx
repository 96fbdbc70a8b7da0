import { activate } from '@svcdesk/core/contract/projects';
import { NoteForm } from '../../../shared/blocks/action/note-form.tsx';
import type { ProjectOrder } from '../../../shared/domain/project/project.ts';
import { projectOrder } from '../../../shared/domain/project/project-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { projectBook } from '../phrases.ts';

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
