import { pageHost, watchVersion } from '@svcdesk/core/browser';
import type { ComponentType } from 'react';
import { caller } from '../../shared/platform/api/caller.ts';
import { loadChunk } from '../../shared/platform/chunks.ts';

export { trackView } from './track.ts';

let isWatching = false;

/** Begins what goes on for as long as the page lives, with or without an account. */
export function beginAround(showQuestions: (host: ComponentType) => void): void {
  if (isWatching) return;
  isWatching = true;
  watchForNewer(showQuestions);
}

/** Looks out for a server that is newer than the page; gives `show` what questions show in, for screens without it. */
function watchForNewer(show: (host: ComponentType) => void): () => void {
  return watchVersion({
    caller,
    host: pageHost(window),
    running: __APP_VERSION__,
    async onNewer() {
      const { QuestionHost, showNewer } = await loadChunk(() => import('./newer-notice.ts'));
      show(QuestionHost);
      await showNewer();
    },
  });
}
