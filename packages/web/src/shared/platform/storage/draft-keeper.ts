import { serverNow } from '../clock.ts';
import type { Table } from './device-db.ts';
import type { Draft } from './draft-store.ts';

/** Typing is kept at most this long after it was typed, however fast it goes on. */
export const saveDelayMs = 600;

/** Keeps one form's draft: saves late and in order, so that an older state never overwrites a newer one. */
export interface DraftKeeper<Value> {
  load(): Promise<Value | undefined>;
  /** What a device that was too slow for {@link load} has kept after all; the person types meanwhile. */
  loadLate(): Promise<Value | undefined>;
  /** Saves soon. */
  save(value: Value): void;
  /** Saves what is waiting, now: the page is being hidden. */
  flush(): Promise<void>;
  /** Forgets the draft: the server has acknowledged it, or the person discarded it. */
  clear(): Promise<void>;
}

export function draftKeeper<Value>(
  store: () => Promise<Table<Draft>>,
  key: string,
  onFailure: (error: unknown) => void = () => undefined,
  nowMs: () => number = serverNow,
): DraftKeeper<Value> {
  let waiting: { value: Value } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  function then(work: (drafts: Table<Draft>) => Promise<void>): Promise<void> {
    last = last.then(async () => work(await store())).catch(onFailure);
    return last;
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const now = waiting;
    waiting = undefined;
    if (!now) return last;
    return then(async (drafts) => {
      const kept = await drafts.put({ key, value: now.value, savedAtMs: nowMs() });
      if (kept === false) onFailure(new Error('The device has no room for it.'));
    });
  }

  async function find(look: (drafts: Table<Draft>) => Promise<Draft | undefined> | undefined) {
    try {
      return (await look(await store()))?.value as Value | undefined;
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  }

  return {
    load: () => find((drafts) => drafts.get(key)),
    loadLate: () => find((drafts) => drafts.late?.(key)),
    save(value) {
      waiting = { value };
      timer ??= setTimeout(flush, saveDelayMs);
    },
    flush,
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
      return then((drafts) => drafts.remove(key));
    },
  };
}
