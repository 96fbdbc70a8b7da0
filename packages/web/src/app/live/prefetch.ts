import type { SignedIn } from '@svcdesk/core';
import { sideOf } from '@svcdesk/core/roles';
import type { QueryClient } from '@tanstack/react-query';
import { tabStrip } from '../../shared/components/tabs.tsx';
import { readAhead } from '../../shared/platform/api/read-ahead.ts';
import { loadAhead } from '../../shared/platform/load-chunk.ts';
import { savesData } from '../../shared/platform/saves-data.ts';
import { screensOf } from '../entries.ts';
import { prefetchScreen } from '../screen-view.tsx';
import { tabsOf } from '../tabs.ts';

/** So long the first screen has the line for itself. */
const waitMs = 2000;

/**
 * Loads what one will probably go to next while nothing else is to do: the tabs with what they show first, then the
 * screens behind them. Gives back what ends it.
 */
export function prefetchSoon(account: Pick<SignedIn, 'type' | 'menuList'>, queries: QueryClient): () => void {
  if (savesData()) return () => undefined;
  let here = true;
  const tabs = tabsOf(account);
  // One after the other: what somebody taps meanwhile does not have to wait behind all of them.
  const timer = setTimeout(async () => {
    await loadAhead(tabStrip);
    for (const tab of tabs) {
      if (here) await prefetchScreen(tab);
      const reads = here ? await tab.ahead?.().catch(() => []) : [];
      for (const read of reads ?? []) if (here) await readAhead(queries, read);
    }
    for (const screen of screensOf(sideOf(account))) if (here && screen.soon) await prefetchScreen(screen);
  }, waitMs);
  return () => {
    here = false;
    clearTimeout(timer);
  };
}
