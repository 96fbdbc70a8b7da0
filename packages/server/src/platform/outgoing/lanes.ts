/** What some sends have in common, such as their receiver, and how many of them run at once. */
export interface Lane {
  readonly name: string;
  readonly atOnce: number;
}

/**
 * Sends that run beside each other, each within the limits of all its lanes: a receiver who keeps silent holds up what
 * shares a lane with it, and nothing else. What waits is in memory only.
 */
export interface Lanes {
  /** Begins work once all its lanes have room, after earlier work of the same lanes; it must not reject. */
  run(lanes: readonly Lane[], work: () => Promise<unknown>): void;
  /** Whether nothing begins any more. */
  isClosed(): boolean;
  /** How much waits in a lane, or in all of them. */
  waiting(lane?: string): number;
  /** Resolves when all that was given has ended. */
  idle(): Promise<void>;
  /** Begins nothing any more, discards what waits, and resolves when what has begun has ended. */
  close(): Promise<void>;
}

interface Work {
  readonly lanes: readonly Lane[];
  readonly work: () => Promise<unknown>;
}

export function createLanes(): Lanes {
  const underWay = new Set<Work>();
  const running = new Map<string, number>();
  const held = new Map<string, number>();
  let waiting: Work[] = [];
  let closed = false;
  let watchers: (() => void)[] = [];

  const count = (counts: Map<string, number>, { lanes }: Work, by: 1 | -1): void => {
    for (const { name } of lanes) {
      const left = (counts.get(name) ?? 0) + by;
      if (left === 0) counts.delete(name);
      else counts.set(name, left);
    }
  };

  const fits = ({ lanes }: Work): boolean =>
    lanes.every(({ name, atOnce }) => (running.get(name) ?? 0) < atOnce);

  function take(work: Work): void {
    underWay.add(work);
    count(running, work, 1);
  }

  async function start(work: Work): Promise<void> {
    try {
      await work.work();
    } finally {
      underWay.delete(work);
      count(running, work, -1);
      beginWaiting();
    }
  }

  function beginWaiting(): void {
    const begun: Work[] = [];
    waiting = waiting.filter((work) => {
      if (!fits(work)) return true;
      take(work);
      count(held, work, -1);
      begun.push(work);
      return false;
    });
    for (const work of begun) void start(work);
    if (underWay.size > 0 || waiting.length > 0) return;
    for (const resolve of watchers) resolve();
    watchers = [];
  }

  const idle = (): Promise<void> =>
    underWay.size === 0 && waiting.length === 0
      ? Promise.resolve()
      : new Promise((resolve) => watchers.push(resolve));

  return {
    run(lanes, work) {
      if (closed) return;
      const added = { lanes, work };
      // Whatever waited before in the same lanes has found them full, and they still are.
      if (fits(added)) {
        take(added);
        void start(added);
      } else {
        waiting.push(added);
        count(held, added, 1);
      }
    },
    isClosed: () => closed,
    waiting: (lane) => (lane === undefined ? waiting.length : (held.get(lane) ?? 0)),
    idle,
    close() {
      closed = true;
      waiting = [];
      held.clear();
      return idle();
    },
  };
}
