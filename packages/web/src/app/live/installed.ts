import { useBadges } from '../../shared/platform/badges.ts';
import { useOutbox } from '../../shared/platform/outbox/outbox.ts';
import { forgetShared } from '../../shared/platform/shared-photos.ts';

/** Not every browser has a place for it. */
type Badging = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Shows on the installed app's icon what the tabs count; gives back what ends it, and the count with it. */
export function showAppBadge(): () => void {
  const host: Badging = navigator;
  const clear = () => void host.clearAppBadge?.().catch(() => undefined);
  const show = () => {
    const count = Object.values(useBadges.getState()).reduce((sum, each) => sum + each, 0);
    // A browser that shows none for a page that is not installed says so by refusing.
    if (count > 0) host.setAppBadge?.(count).catch(() => undefined);
    else clear();
  };
  show();
  const stop = useBadges.subscribe(show);
  return () => {
    stop();
    clear();
  };
}

/** What was shared and not taken over is not for the next person on this device; gives back what forgets it. */
export function forgetSharedAfter(): () => void {
  return () => void forgetShared().catch(() => undefined);
}

/** Asks the browser to keep what this site keeps as soon as something waits to be sent; gives back what ends it. */
export function keepWhatWaits(): () => void {
  let asked = false;
  const ask = () => {
    if (asked || useOutbox.getState().items.length === 0) return;
    asked = true;
    navigator.storage?.persist?.().catch(() => undefined);
  };
  ask();
  return useOutbox.subscribe(ask);
}
