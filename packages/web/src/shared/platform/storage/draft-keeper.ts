import { serverNow } from '../clock.ts';
import type { Table } from './device-db.ts';
import { type Draft, type DraftsOfForm, draftsOf, laidAsideKey, ownKey, unsaved } from './draft-store.ts';

/** Typing is kept at most this long after it was typed, however fast it goes on. */
export const saveDelayMs = 600;

/** Keeps one form's draft: saves late and in order, so that an older state never overwrites a newer one. */
export interface DraftKeeper<Value> {
  load(): Promise<DraftsOfForm>;
  /** What a device that was too slow for {@link load} has kept of this tab after all; the person types meanwhile. */
  loadLate(): Promise<Draft | undefined>;
  /** Saves soon. */
  save(value: Value): void;
  /** Saves what is waiting, now. */
  flush(): Promise<void>;
  /** The same where the page may be gone before the device's database is done: it is being hidden, or left. */
  leave(): void;
  /** Forgets the draft: the server has acknowledged it, or the person discarded it. */
  clear(): Promise<void>;
  /** Forgets one that another tab has left. */
  clearLeft(draft: Draft): Promise<void>;
  /** Makes one that another tab has left this tab's, as `value`; a page that ends meanwhile neither loses nor doubles it. */
  takeOver(draft: Draft, value: Value): Promise<void>;
  /** Keeps what is in the form as one that no tab is at. */
  layAside(value: Value): Promise<void>;
}

/** `formKey` is made by `draftKey`; what is typed is kept for this tab. */
export function draftKeeper<Value>(
  store: () => Promise<Table<Draft>>,
  formKey: string,
  onFailure: (error: unknown) => void = () => undefined,
  nowMs: () => number = serverNow,
): DraftKeeper<Value> {
  /** What the device does not have yet. */
  let waiting: { value: Value } | undefined;
  /** What of it is on its way. */
  let leaving: { value: Value } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  function then(work: (drafts: Table<Draft>) => Promise<void>): Promise<void> {
    last = last.then(async () => work(await store())).catch(onFailure);
    return last;
  }

  async function put(drafts: Table<Draft>, row: Draft): Promise<boolean> {
    const isKept = (await drafts.put(row)) !== false;
    if (!isKept) onFailure(new Error('The device has no room for it.'));
    return isKept;
  }

  function remove(key: string): Promise<void> {
    const gone = { key, value: undefined, savedAtMs: nowMs() };
    unsaved.keep(gone);
    return then(async (drafts) => {
      if (await drafts.remove(key)) unsaved.forget(gone);
    });
  }

  /** Gives whether it survives that the page ends now. */
  function leave(): boolean {
    if (!waiting) return true;
    const draft = { key: ownKey(formKey), value: waiting.value, savedAtMs: nowMs() };
    const isKept = unsaved.keep(draft);
    void flush().then(() => {
      if (!waiting) unsaved.forget(draft);
    });
    return isKept;
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const now = waiting;
    if (!now || leaving === now) return last;
    leaving = now;
    return then(async (drafts) => {
      const isKept = await put(drafts, { key: ownKey(formKey), value: now.value, savedAtMs: nowMs() });
      // What the database has no room for may still fit into web storage when the page is left.
      if (isKept && waiting === now) waiting = undefined;
    });
  }

  async function find<Found>(look: (drafts: Table<Draft>) => Promise<Found> | undefined) {
    try {
      return await look(await store());
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  }

  return {
    load: async () => (await find((drafts) => draftsOf(formKey, drafts))) ?? { left: [], openTabs: [] },
    loadLate: () => find((drafts) => drafts.late?.(ownKey(formKey))),
    save(value) {
      waiting = { value };
      timer ??= setTimeout(flush, saveDelayMs);
    },
    flush,
    leave: () => void leave(),
    clear() {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
      return remove(ownKey(formKey));
    },
    clearLeft: ({ key }) => remove(key),
    takeOver({ key }, value) {
      waiting = { value };
      if (leave()) return remove(key);
      // Where web storage has no room the database has it first, and what has room nowhere stays where it was.
      return then(async (drafts) => {
        const own = { key: ownKey(formKey), value, savedAtMs: nowMs() };
        if (await put(drafts, own)) await drafts.remove(key);
      });
    },
    layAside(value) {
      const draft = { key: laidAsideKey(formKey), value, savedAtMs: nowMs() };
      unsaved.keep(draft);
      return then(async (drafts) => {
        if (await put(drafts, draft)) unsaved.forget(draft);
      });
    },
  };
}
