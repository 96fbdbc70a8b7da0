import { confirm } from '../../shared/components/question.tsx';
import { textNow } from '../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { findShellAround } from '../../shared/platform/shell.ts';

export { QuestionHost } from '../../shared/components/question.tsx';

/** Says that the server is newer than the page; the shell, if there is one, loads it anew. */
export async function showNewer(): Promise<void> {
  const text = textNow(sharedText).newer;
  await confirm({ title: text.title, words: text.words, okLabel: textNow(sharedText).action.confirm });
  const shell = await findShellAround();
  if (shell) shell.bridge.send('reload', {});
  else location.reload();
}
