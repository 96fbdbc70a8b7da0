import type { ComponentType } from 'react';
import { watchForNewer } from './newer.ts';

export { trackView } from './track.ts';

let isWatching = false;

/** Begins what goes on for as long as the page lives, whoever is signed in. */
export function beginAround(showQuestions: (host: ComponentType) => void): void {
  if (isWatching) return;
  isWatching = true;
  watchForNewer(showQuestions);
}
