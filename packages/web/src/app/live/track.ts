import { createTracker, findPublicIp, pageHost, type Tracker } from '@svcdesk/core/browser';
import { config } from '@svcdesk/core/contract/app';
import { baseUrl } from '../../shared/platform/api/base-url.ts';
import { caller } from '../../shared/platform/api/caller.ts';
import { useSession } from '../../shared/platform/api/session.ts';
import { serverNow } from '../../shared/platform/clock.ts';
import type { Screen } from '../../shared/platform/screens.ts';
import { appName } from '../../shared/platform/shell.ts';
import { readStored, storageKeys, writeStored } from '../../shared/platform/storage/web-storage.ts';
import { buttonAt } from './button-at.ts';

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

const dayMs = 86_400_000;

/** What was found last; no `address` where no service could tell it. */
interface Told {
  atMs: number;
  address?: string;
}

function kept(key: string): Told | undefined {
  try {
    return JSON.parse(readStored(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Of a visitor who has not signed in: the page alone keeps it. */
let toldBeforeSignIn: Told | undefined;

/** The address as the services that the server names see it: asked once a day and person, and kept on the device. */
async function publicIp(): Promise<string | undefined> {
  const id = useSession.getState().signedIn?.id;
  const key = `${storageKeys.publicIp}.${id}`;
  const last = id === undefined ? toldBeforeSignIn : kept(key);
  if (last && Math.abs(serverNow() - last.atMs) < dayMs) return last.address;
  const { publicIpServices = [] } = await caller.call(config, {}, { retries: 0 });
  const address = await findPublicIp({ services: publicIpServices });
  const told: Told = { atMs: serverNow(), address };
  if (id === undefined) toldBeforeSignIn = told;
  else writeStored(key, JSON.stringify(told));
  return address;
}
