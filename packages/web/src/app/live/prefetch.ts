import type { SignedIn } from '@svcdesk/core';
import { sideOf } from '@svcdesk/core/roles';
import type { QueryClient } from '@tanstack/react-query';
import { readAhead, savesData } from '../../shared/platform/api/prefetch.ts';
import { watchIdle } from '../../shared/platform/idle.ts';
import { prefetchScreen } from '../guarded-screen.tsx';
import { screensOf, tabsOf } from '../side-routes.ts';

/** So long the first screen has the line for itself. */
const waitMs = 2000;

/**
 * Loads what one will probably go to next while the page is not touched: the tabs with what they show first, then the
 * screens behind them. Gives back what ends it.
 */
export function prefetchSoon(account: Pick<SignedIn, 'type' | 'menuList'>, queries: QueryClient): () => void {
  if (savesData()) return () => undefined;
  let here = true;
  const idle = watchIdle();
  /** Whether the next is to be loaded, once the page is left alone. */
  const next = async () => {
    await idle.whenIdle();
    return here;
  };
  const tabs = tabsOf(account);
  // One after the other: what the person taps meanwhile does not have to wait behind all of them.
  const timer = setTimeout(async () => {
    for (const tab of tabs) {
      if (await next()) await prefetchScreen(tab);
      const reads = (await next()) ? await tab.ahead?.().catch(() => []) : [];
      for (const read of reads ?? []) if (await next()) await readAhead(queries, read);
    }
    for (const screen of screensOf(sideOf(account)))
      if (screen.soon && (await next())) await prefetchScreen(screen);
  }, waitMs);
  return () => {
    here = false;
    clearTimeout(timer);
    idle.end();
  };
}
