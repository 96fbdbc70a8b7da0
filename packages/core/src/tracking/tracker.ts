import { createCallBack, numberBy } from '../client/callbacks.ts';
import type { Caller } from '../client/caller.ts';
import { encode, type Target } from '../client/encode.ts';
import type { RequestOf } from '../contract/call-types.ts';
import { create, maxTrackingBatch } from '../contract/tracking.ts';

type Batch = RequestOf<typeof create>;
type Usage = Batch['events'][number];

/** Part of the app that something was used in. */
export type UsageModule = Usage['module'];

/** How often waiting events are sent. */
export const trackingIntervalMs = 10_000;
/** From this failure in a row on, waiting events are dropped. */
export const maxTrackingFailures = 3;
/** Most events that wait; older ones make room. */
export const maxTrackingQueue = 500;

/** What the tracker needs of the place it runs in. */
export interface TrackingHost {
  /** Calls when the app is hidden or left; gives back what ends it. */
  onHide(listener: () => void): () => void;
  /** Calls again and again; gives back what ends it. */
  every(ms: number, listener: () => void): () => void;
  /** Hands a JSON body over to be sent even after the page is gone, with these headers where that can be; false when it was not taken. */
  beacon?(url: string, body: string, headers: Record<string, string>): boolean;
}

/** How a tracker is made. */
export interface TrackerOptions extends Target {
  caller: Caller;
  host: TrackingHost;
  /** Name of the app that events are counted for. */
  appName: string;
  /** Tells the public address of this device; asked with each batch, which does not wait for it: the next one carries it. */
  publicIp?: () => Promise<string | undefined>;
  /** Milliseconds since 1970; the caller's, which is the server's, unless given. */
  clock?: () => number;
}

/** Counts what is used, without ever delaying its caller: no method waits or throws. */
export interface Tracker {
  /** A page was seen. */
  view(module: UsageModule, page: string): void;
  /** A button was clicked. */
  click(module: UsageModule, page: string, target: string): void;
  /** Sends what waits, without waiting for it. */
  flush(): void;
  /** Sends the waiting events and stops. */
  close(): void;
}

/**
 * Makes a {@link Tracker}: page views and clicks wait in a queue, go out in batches, are handed to the beacon when
 * the app is hidden, and are dropped silently after three failures in a row.
 */
export function createTracker(options: TrackerOptions): Tracker {
  const { caller, host, appName } = options;
  const callBack = createCallBack(create.id, caller.line.hooks);
  const clock = numberBy(callBack, 'clock', options.clock, caller.now);
  let waiting: Usage[] = [];
  let failures = 0;
  let sending = false;
  let publicIp: string | undefined;
  let asking = false;

  function add(event: Omit<Usage, 'at'>) {
    waiting.push({ ...event, at: new Date(clock()).toISOString() });
    if (waiting.length > maxTrackingQueue) waiting = waiting.slice(-maxTrackingQueue);
  }

  function take(): Batch {
    const events = waiting.slice(0, maxTrackingBatch).map((event) => ({ ...event, publicIp }));
    return { appName, events };
  }

  function takeOut(batch: Batch) {
    waiting = waiting.slice(batch.events.length);
  }

  async function askPublicIp() {
    if (asking || !options.publicIp) return;
    asking = true;
    try {
      publicIp = await options.publicIp();
    } catch {
      publicIp = undefined;
    }
    asking = false;
  }

  async function send() {
    if (sending || waiting.length === 0) return;
    sending = true;
    void askPublicIp();
    while (waiting.length > 0 && (await sent(take())));
    sending = false;
  }

  async function sent(batch: Batch): Promise<boolean> {
    // Taken out at once, so that handing over in the meantime does not send them a second time.
    takeOut(batch);
    try {
      await caller.call(create, batch, { retries: 0 });
      failures = 0;
      return true;
    } catch {
      failures++;
      waiting = failures < maxTrackingFailures ? [...batch.events, ...waiting] : [];
      if (waiting.length === 0) failures = 0;
      return false;
    }
  }

  function headers(): Record<string, string> {
    const { line } = caller;
    return { ...line.headers(line.session?.token(), create), 'Content-Type': 'application/json' };
  }

  /** The page may be gone before a reply comes: what the host took is not sent again. */
  function hand() {
    while (waiting.length > 0) {
      const batch = take();
      const { url, body } = encode(create, batch, options);
      let isTaken = false;
      callBack(() => {
        isTaken = host.beacon?.(url, String(body), headers()) === true;
      });
      if (!isTaken) return void send();
      takeOut(batch);
    }
  }

  const ends = [host.onHide(hand), host.every(trackingIntervalMs, () => void send())];
  return {
    view: (module, page) => add({ module, type: 'view', page }),
    click: (module, page, target) => add({ module, type: 'click', page, target }),
    flush: () => void send(),
    close() {
      for (const end of ends) callBack(end);
      hand();
    },
  };
}
