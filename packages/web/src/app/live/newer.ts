import { pageHost, watchVersion } from '@svcdesk/core/browser';
import { ask } from '../../shared/components/question-store.ts';
import { caller } from '../../shared/platform/api/caller.ts';
import { textNow } from '../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../shared/platform/phrases/index.ts';
import { findShellAround } from '../../shared/platform/shell.ts';

/** Says when the server is newer than the page; the shell, if there is one, loads it anew. */
export function watchForNewer(): () => void {
  return watchVersion({
    caller,
    host: pageHost(window),
    running: __APP_VERSION__,
    async onNewer() {
      const text = textNow(sharedText).newer;
      await ask({ title: text.title, words: text.words, okLabel: textNow(sharedText).action.confirm });
      const shell = await findShellAround();
      if (shell) shell.bridge.send('reload', {});
      else location.reload();
    },
  });
}
