import { createTracker, findPublicIp, pageHost, type Tracker } from '@svcdesk/core/browser';
import { config } from '@svcdesk/core/contract/app';
import { baseUrl } from '../../shared/platform/api/base-url.ts';
import { caller } from '../../shared/platform/api/caller.ts';
import type { Screen } from '../../shared/platform/screen.ts';
import { appName } from '../../shared/platform/shell.ts';

/** The address as the services that the server names see it. */
async function publicIp(): Promise<string | undefined> {
  const { publicIpServices = [] } = await caller.call(config, {}, { retries: 0 });
  return findPublicIp({ services: publicIpServices });
}

let tracker: Tracker | undefined;

/** Counts page views and clicks of buttons; gives back what ends it. */
export function trackUsage(screenAt: (path: string) => Screen | undefined): () => void {
  const made = createTracker({ caller, host: pageHost(window), baseUrl, appName, publicIp });
  tracker = made;
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button.sd-button') : null;
    const path = location.hash.slice(1).split('?')[0] ?? '';
    const label = button?.textContent?.trim().slice(0, 100);
    if (label) made.click(screenAt(path)?.module ?? 'other', path, label);
  };
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('click', onClick, true);
    tracker = undefined;
    made.close();
  };
}

/** A screen was seen. */
export function trackView(screen: Screen): void {
  tracker?.view(screen.module ?? 'other', screen.path);
}
