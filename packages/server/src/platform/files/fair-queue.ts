/** One piece of work at a time; those who wait for theirs take turns, so that who brings much holds up only themselves. */
export interface FairQueue {
  /** Runs in the owner's turn; undefined when too much waits already, of all or of this owner. */
  run<T>(owner: string, work: () => Promise<T>): Promise<T> | undefined;
}

export function createFairQueue(limits: {
  readonly maxWaiting: number;
  readonly maxOfOwner: number;
}): FairQueue {
  /** Lines of owners, whose turn it is next first. */
  const lines = new Map<string, (() => Promise<void>)[]>();
  let waiting = 0;
  let busy = false;

  async function work(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let [first] = lines; first; [first] = lines) {
      const [owner, [mine, ...rest]] = first;
      lines.delete(owner);
      if (rest.length > 0) lines.set(owner, rest);
      waiting--;
      await mine?.();
    }
    busy = false;
  }

  return {
    run(owner, wanted) {
      const line = lines.get(owner) ?? [];
      if (waiting >= limits.maxWaiting || line.length >= limits.maxOfOwner) return undefined;
      waiting++;
      return new Promise((resolve, reject) => {
        line.push(() => wanted().then(resolve, reject));
        lines.set(owner, line);
        void work();
      });
    },
  };
}
