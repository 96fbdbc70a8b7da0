import { savesData } from '../../shared/platform/saves-data.ts';
import { screensOf } from '../entries.ts';
import type { Side } from '../guard.ts';
import { prefetchScreen } from '../screen-view.tsx';

/** So long the first screen has the line for itself. */
const waitMs = 2000;

/** Loads what one will probably go to next while nothing else is to do; gives back what ends it. */
export function prefetchSoon(side: Side): () => void {
  if (savesData()) return () => undefined;
  let here = true;
  const timer = setTimeout(async () => {
    // One after the other: what somebody taps meanwhile does not have to wait behind all of them.
    for (const screen of screensOf(side)) if (here && screen.soon) await prefetchScreen(screen);
  }, waitMs);
  return () => {
    here = false;
    clearTimeout(timer);
  };
}
