const firstPauseMs = 3_000;
const maxPauseMs = 30_000;

/** When an outbox sends: at once when asked, one run at a time, and again by itself after growing pauses. */
export interface OutboxRunner {
  /** Sends what waits, now. A run that goes on is followed by one more. */
  flush(): Promise<void>;
  /** Ends the trying by itself, until the next flush or `resume`. */
  rest(): void;
  /** Ends the rest, without a run. */
  resume(): void;
  isResting(): boolean;
  /** The next pause is the first again. */
  resetPauses(): void;
}

/** What a runner goes by. */
interface RunnerParts {
  isEmpty(): boolean;
  /** Sends once; gives the shortest pause in milliseconds before the next try, undefined when there is nothing to try. */
  send(): Promise<number | undefined>;
  /** Hears of a run that failed; it is tried again. */
  tell(cause: unknown): void;
}

/** Makes an {@link OutboxRunner}. */
export function createRunner({ isEmpty, send, tell }: RunnerParts): OutboxRunner {
  let running: Promise<void> | undefined;
  let timer: unknown;
  let pauses = 0;
  let asked = false;
  let isResting = false;

  function pause(atLeastMs: number): void {
    if (isResting) return;
    const ms = Math.max(atLeastMs, Math.min(maxPauseMs, firstPauseMs * 2 ** pauses));
    pauses += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  async function run(): Promise<void> {
    while (asked) {
      asked = false;
      if (isEmpty()) return;
      try {
        const afterMs = await send();
        if (afterMs === undefined) pauses = 0;
        else pause(afterMs);
      } catch (cause) {
        tell(cause);
        pause(0);
      }
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    isResting = false;
    asked = true;
    running ??= run().finally(() => {
      running = undefined;
      // Asked for in the moment in which the last run ended.
      if (asked) void flush();
    });
    return running;
  }

  return {
    flush,
    rest() {
      isResting = true;
      clearTimeout(timer);
    },
    resume() {
      isResting = false;
    },
    isResting: () => isResting,
    resetPauses() {
      pauses = 0;
    },
  };
}
