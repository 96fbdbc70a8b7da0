import { pageHost, watchVersion } from '@svcdesk/core/browser';
import type { ComponentType } from 'react';
import { caller } from '../../shared/platform/api/caller.ts';
import { loadChunk } from '../../shared/platform/chunks.ts';

/** Looks out for a server that is newer than the page; gives `show` what questions show in, for screens without it. */
export function watchForNewer(show: (host: ComponentType) => void): () => void {
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
