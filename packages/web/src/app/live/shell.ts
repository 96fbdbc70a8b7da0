import { type Bridge, findShell, openBridge, pageHost, watchVersion } from '@svcdesk/core/browser';
import { ask } from '../../shared/components/question-store.ts';
import { caller } from '../../shared/platform/api/caller.ts';
import { currentLocale } from '../../shared/platform/i18n/locale.ts';
import { textNow } from '../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../shared/platform/phrases/index.ts';

/** Name that shells and usage tracking know the app by. */
export const appName = 'svcdesk';

const channel = findShell(window);

/** The bridge to the native shell around the page, if there is one. */
export const bridge: Bridge | undefined = channel && openBridge(channel);

/** Greets the shell and says that the app is there. */
export async function greetShell(): Promise<void> {
  if (!bridge) return;
  const shell = await bridge.hello({ app: appName, version: __APP_VERSION__, locale: currentLocale() });
  if (shell) bridge.tell('ready', {});
}

/** Says when the server is newer than the page (product document, section 7); the shell, if there is one, loads it anew. */
export function watchForNewer(): () => void {
  return watchVersion({
    caller,
    host: pageHost(window),
    running: __APP_VERSION__,
    async onNewer() {
      const text = textNow(sharedText).newer;
      await ask({ title: text.title, words: text.words, okLabel: textNow(sharedText).action.confirm });
      if (bridge) bridge.tell('reload', {});
      else location.reload();
    },
  });
}
