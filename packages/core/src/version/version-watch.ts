import { createCallBack, numberBy } from '../client/callbacks.ts';
import type { Caller } from '../client/caller.ts';
import { config } from '../contract/app.ts';
import { compareVersions } from './semver.ts';

/** How often a running app asks for a newer version. */
export const versionCheckMs = 10 * 60_000;

/** What the watch needs of the place it runs in. */
export interface VersionHost {
  /** Calls when the app comes back to the foreground; gives back what ends it. */
  onForeground(listener: () => void): () => void;
  /** Calls again and again; gives back what ends it. */
  every(ms: number, listener: () => void): () => void;
}

/** How a watch is made. */
export interface VersionWatchOptions {
  caller: Caller;
  host: VersionHost;
  /** Version that is running, as in config.json. */
  running: string;
  /** Called once with a higher version: show the notice, then let the shell reload. If it throws, `hooks.error` of the caller is told. */
  onNewer(version: string): void;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

/**
 * Asks config.json with a timestamp at start, on return to the foreground and every ten minutes, and notifies of a
 * higher version once. Failures are silent: the next check comes.
 */
export function watchVersion(options: VersionWatchOptions): () => void {
  const { caller, host, running, onNewer } = options;
  const callBack = createCallBack(config.id, caller.line.hooks);
  const clock = numberBy(callBack, 'clock', options.clock, Date.now);
  let notified = false;
  let asking = false;

  async function check() {
    if (notified || asking) return;
    asking = true;
    try {
      const { version } = await caller.call(config, { timestamp: String(clock()) }, { retries: 0 });
      if (!notified && compareVersions(version, running) > 0) {
        notified = true;
        callBack(onNewer, version);
      }
    } catch {
      // Offline or the server restarts: nothing to say.
    } finally {
      asking = false;
    }
  }

  const ends = [host.onForeground(check), host.every(versionCheckMs, check)];
  void check();
  return () => {
    notified = true;
    for (const end of ends) callBack(end);
  };
}
