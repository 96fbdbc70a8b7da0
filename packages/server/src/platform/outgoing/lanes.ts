/** Sends that run beside each other, so that a receiver who keeps silent holds up nobody but himself. */
export interface Lanes {
  /** Begins work when its lane and the whole have room, after all earlier work of its lane has begun. */
  run(lane: string, work: () => Promise<unknown>): void;
  /** Resolves when all that was given has ended; work must not reject. */
  idle(): Promise<void>;
  /** Resolves when so little waits that more may be given. */
  room(): Promise<void>;
}

const maxWaiting = 1000;

/** So many at once in a lane, and so many in all. */
export function createLanes({ aLane, inAll }: { readonly aLane: number; readonly inAll: number }): Lanes {
  const busy = new Map<string, number>();
  let waiting: { readonly lane: string; readonly work: () => Promise<unknown> }[] = [];
  let running = 0;
  let watchers: { readonly isDone: () => boolean; readonly resolve: () => void }[] = [];

  function begin(): void {
    const full = new Set<string>();
    waiting = waiting.filter(({ lane, work }) => {
      const inLane = busy.get(lane) ?? 0;
      if (running >= inAll || inLane >= aLane || full.has(lane)) {
        full.add(lane);
        return true;
      }
      running++;
      busy.set(lane, inLane + 1);
      void work().finally(() => end(lane));
      return false;
    });
    watchers = watchers.filter(({ isDone, resolve }) => {
      if (isDone()) resolve();
      return !isDone();
    });
  }

  function end(lane: string): void {
    running--;
    const left = (busy.get(lane) ?? 1) - 1;
    if (left === 0) busy.delete(lane);
    else busy.set(lane, left);
    begin();
  }

  const until = (isDone: () => boolean): Promise<void> =>
    isDone() ? Promise.resolve() : new Promise((resolve) => watchers.push({ isDone, resolve }));

  return {
    run(lane, work) {
      waiting.push({ lane, work });
      begin();
    },
    idle: () => until(() => running === 0 && waiting.length === 0),
    room: () => until(() => waiting.length < maxWaiting),
  };
}
