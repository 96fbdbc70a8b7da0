/** Collects what a benchmark opened and closes it in reverse, whatever happened. */
export interface Scope {
  /** Hands over something to close; gives it back. */
  own<T>(thing: T, close: (thing: T) => unknown): T;
}

/** Runs `work` with a scope of its own and closes everything afterwards, each whether or not another failed. */
export async function withScope<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
  const closers: (() => unknown)[] = [];
  try {
    return await work({
      own(thing, close) {
        closers.push(() => close(thing));
        return thing;
      },
    });
  } finally {
    const failures: unknown[] = [];
    for (const close of closers.reverse()) {
      try {
        await close();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) console.error('Not everything could be closed:', ...failures);
  }
}
