import type { TransportReply } from './transport.ts';

/** `Date` names whole seconds: the reply was made within the one that begins then. */
const secondMs = 1000;

/**
 * By how much the server's clock is ahead of the device's once a reply has been heard; undefined where that does not
 * tell. A reply was made between the sending and the hearing of it, and what was known stays while it lies within, for
 * which a device with a right clock keeps its own.
 */
export function aheadAfter(
  { header }: Pick<TransportReply, 'header'>,
  sentAtMs: number,
  heardAtMs: number,
  aheadMs: number,
): number | undefined {
  // A reply with an Age header comes from a shared cache, so its Date is not now.
  const madeAtMs = header('age') === null ? Date.parse(header('date') ?? '') : Number.NaN;
  const least = madeAtMs - heardAtMs;
  const most = madeAtMs + secondMs - sentAtMs;
  // Also where the device's clock was set back meanwhile.
  if (!(least <= most)) return undefined;
  return least <= aheadMs && aheadMs <= most ? aheadMs : Math.round((least + most) / 2);
}

/** The server's time as calls need it. */
export interface CallerClock {
  /** Now by the server's clock, in milliseconds since 1970 UTC. Before the first reply, what was kept; else the device's. */
  now(): number;
  /** The device's own clock, whatever it shows. */
  device(): number;
  /** Takes in when a reply says that it was made, and when it was sent for and heard of by {@link CallerClock.device}. */
  learn(reply: Pick<TransportReply, 'header'>, sentAtMs: number, heardAtMs: number): void;
}

/** The server's time for calls without a session: nobody else hears of it, and nothing of it is kept. */
export function callerClock(device: () => number): CallerClock {
  let aheadMs = 0;
  return {
    device,
    now: () => device() + aheadMs,
    learn(reply, sentAtMs, heardAtMs) {
      aheadMs = aheadAfter(reply, sentAtMs, heardAtMs, aheadMs) ?? aheadMs;
    },
  };
}
