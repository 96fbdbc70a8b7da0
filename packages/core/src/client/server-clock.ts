import { type CallHooks, createCallBack, numberBy } from './callbacks.ts';
import { type GuardedStorage, guardStorage } from './session/guarded-storage.ts';
import type { SessionStorage } from './session/storage.ts';
import type { TransportReply } from './transport.ts';

/**
 * The server's time on a device whose own clock may be wrong, as the replies of the server tell it. Whatever is compared
 * with an instant of the server, and the `at` of an action, goes by it.
 */
export interface ServerClock {
  /** Now by the server's clock, in milliseconds since 1970 UTC. Before the first reply, what was kept; else the device's. */
  now(): number;
  /** The same once a reply of this run has told it; undefined until then. */
  told(): number | undefined;
  /** The device's own clock, whatever it shows. */
  device(): number;
  /** Takes in when a reply says that it was made, and when it was sent for and heard of by {@link ServerClock.device}. */
  learn(reply: Pick<TransportReply, 'header'>, sentAtMs: number, heardAtMs: number): void;
  /** Hears when the clock was put right; gives back what ends the listening. */
  subscribe(listener: () => void): () => void;
  /** What to wait for before `now` goes by what was kept, with a storage that is asynchronous; nothing otherwise. */
  ready?: (() => PromiseLike<unknown> | undefined) | undefined;
}

/** How the server's clock is made. */
export interface ServerClockOptions {
  /** The device's clock: milliseconds since 1970. */
  clock?: (() => number) | undefined;
  /** Where the difference of the two clocks outlives the program, so that it is known before there is a network. */
  storage?: SessionStorage | undefined;
  /** Key in the storage. */
  key?: string | undefined;
  /** `error` gets failures of the storage or a listener; the clock goes on in memory and with other listeners. */
  hooks?: Pick<CallHooks, 'error'> | undefined;
}

/** `Date` names whole seconds: the reply was made within the one that begins then. */
const secondMs = 1000;

/**
 * Makes a {@link ServerClock}. A reply was made between the sending and the hearing of it, so each bounds by how much
 * the device's clock differs. What is known stays while it lies within, for which a device with a right clock keeps
 * its own.
 */
export function createServerClock(options: ServerClockOptions = {}): ServerClock {
  const { storage, key = 'svcdesk.clock', hooks } = options;
  return learningClock(options, storage && guardStorage(storage, key, createCallBack('clock', hooks)));
}

/** The same by what keeps its difference; without it a bundle carries nothing of storages. */
export function learningClock(
  options: Pick<ServerClockOptions, 'clock' | 'hooks'>,
  kept?: GuardedStorage,
): ServerClock {
  const callBack = createCallBack('clock', options.hooks);
  const clock = numberBy(callBack, 'clock', options.clock, Date.now);
  const listeners = new Set<() => void>();
  let aheadMs = keptAheadMs();
  let heard = false;
  let ready: Promise<unknown> | undefined = kept?.load()?.then(() => {
    ready = undefined;
    const keptMs = keptAheadMs();
    if (keptMs === aheadMs) return;
    // What a reply has told meanwhile is newer.
    if (heard) return void kept.write(String(aheadMs));
    aheadMs = keptMs;
    emit();
  });

  function keptAheadMs(): number {
    return Number(kept?.read()) || 0;
  }

  function emit() {
    for (const listener of [...listeners]) callBack(listener);
  }

  return {
    device: clock,
    now: () => clock() + aheadMs,
    told: () => (heard ? clock() + aheadMs : undefined),
    learn({ header }, sentAtMs, heardAtMs) {
      // A reply with an Age header comes from a shared cache, so its Date is not now.
      const madeAtMs = header('age') === null ? Date.parse(header('date') ?? '') : Number.NaN;
      const least = madeAtMs - heardAtMs;
      const most = madeAtMs + secondMs - sentAtMs;
      // Also where the device's clock was set back meanwhile.
      if (!(least <= most)) return;
      const known = least <= aheadMs && aheadMs <= most;
      if (!known) {
        aheadMs = Math.round((least + most) / 2);
        kept?.write(String(aheadMs));
      }
      const first = !heard;
      heard = true;
      if (!known || first) emit();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready: () => ready,
  };
}
