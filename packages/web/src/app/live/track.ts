import { createTracker, pageHost, type Tracker } from '@svcdesk/core/browser';
import { baseUrl } from '../../shared/platform/api/base-url.ts';
import { caller } from '../../shared/platform/api/caller.ts';
import { useSession } from '../../shared/platform/api/session.ts';
import type { Screen } from '../../shared/platform/screen.ts';
import { appName } from '../../shared/platform/shell.ts';
import { buttonAt } from './button-at.ts';
import { publicIp } from './public-ip.ts';

let shown: Screen | undefined;
let tracker: Tracker | undefined;

/** Counts views of screens and clicks of buttons from the first one on, for as long as the page lives. */
function trackUsage(): Tracker {
  const made = createTracker({ caller, host: pageHost(window), baseUrl, appName, publicIp });
  const onClick = ({ target }: MouseEvent) => {
    const button = buttonAt(target);
    if (button && shown) made.click(shown.module ?? 'other', shown.path, button);
  };
  document.addEventListener('click', onClick, true);
  // What one person did is not sent as another's.
  useSession.subscribe(({ signedIn }, before) => {
    if (signedIn?.id !== before.signedIn?.id) made.flush();
  });
  return made;
}

/** A screen was opened. */
export function trackView(screen: Screen): void {
  tracker ??= trackUsage();
  shown = screen;
  tracker.view(screen.module ?? 'other', screen.path);
}
