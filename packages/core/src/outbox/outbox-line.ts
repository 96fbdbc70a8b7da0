import type { Ask } from '../client/answer-in-time.ts';
import type { CallBack } from '../client/callbacks.ts';
import { randomId } from '../client/random-id.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { OutboxChannel, Sending } from './outbox-options.ts';
import { type ItemStorage, safeStorage } from './storage.ts';

/** What waits, and how it goes. */
export interface OutboxState<Item extends OutboxItem = OutboxItem> {
  /** What waits on this device, of every account, in its order. */
  items: readonly Item[];
  /** Key of the one that is being sent just now. */
  sending?: string | undefined;
  /** Keys of those that are not on the device, or whose files are not: they last as long as the program. */
  unkept: ReadonlySet<string>;
}

/** The items of an outbox on this device. Each change is written, shown to who watches and told to the other pages. */
export interface OutboxLine<Item extends OutboxItem> {
  state(): OutboxState<Item>;
  subscribe(listener: (state: OutboxState<Item>) => void): () => void;
  /** Every item that the device has now, in any order. */
  all(): Promise<Item[]>;
  /** The items of the account that is signed in. */
  mine(): readonly Item[];
  /** The place behind the last item. */
  nextPlace(): number;
  refresh(): Promise<void>;
  save(item: Item): Promise<void>;
  /** Saves an item that a person submits: its key may have been dropped before. */
  add(item: Item): Promise<void>;
  drop(item: Pick<Item, 'key'>): Promise<void>;
  /** Says which item is being sent. */
  setSending(key: string | undefined): void;
  /** Whether an item may be changed from outside. */
  isFree(item: Pick<Item, 'key'>): Promise<boolean>;
  /** Whether another program holds files of it, and sends it. */
  isHeldElsewhere(item: Item): boolean;
  /** Gives the storage every item once more. */
  keepAnew(): Promise<void>;
  /** Tries again to keep the files that only this program holds; gives whether there are any. */
  keepHeld(): Promise<boolean>;
}

/** What a line goes by. */
interface LineParts<Item extends OutboxItem> {
  storage: ItemStorage<Item>;
  sending: Sending<Item>;
  channel: OutboxChannel | undefined;
  ask: Ask;
  callBack: CallBack;
}

/** A program that holds files says so again at each try. One that has said nothing for so long is not there any more. */
const heldMs = 300_000;

/** Makes an {@link OutboxLine}. */
export function createLine<Item extends OutboxItem>(parts: LineParts<Item>): OutboxLine<Item> {
  const { sending, channel, ask, callBack } = parts;
  const storage = safeStorage(parts.storage, ask);
  /** What this program calls itself in what it holds. */
  const self = randomId();
  let state: OutboxState<Item> = { items: [], unkept: new Set() };
  const watchers = new Set<(state: OutboxState<Item>) => void>();
  /** Keys of what was done or given up here: what still writes such an item must not bring it back. */
  const over = new Set<string>();

  function set(patch: Partial<OutboxState<Item>>): void {
    state = { ...state, ...patch };
    for (const watcher of [...watchers]) callBack(watcher, state);
  }

  async function refresh(): Promise<void> {
    const items = (await storage.all()).sort((a, b) => a.place - b.place);
    const here = new Set(items.map(({ key }) => key));
    // A form may submit again, in another page too, what was taken out.
    for (const key of here) over.delete(key);
    set({ items, unkept: new Set([...state.unkept].filter((key) => here.has(key))) });
  }

  async function put(item: Item): Promise<void> {
    const hasFiles = (await ask(() => sending.keepAnew?.(item), false)) ?? true;
    if (over.has(item.key)) return;
    // What another program says of files that it holds stands.
    const held = item.held?.by === self ? undefined : item.held;
    const marked = { ...item, held: hasFiles ? held : { by: self, atMs: Date.now() } };
    const isKept = (await storage.put(marked)) && hasFiles;
    const unkept = new Set(state.unkept);
    if (isKept) unkept.delete(item.key);
    else unkept.add(item.key);
    set({ unkept });
  }

  async function changed(): Promise<void> {
    await refresh();
    callBack(() => channel?.postMessage('changed'));
  }

  async function save(item: Item): Promise<void> {
    await put(item);
    await changed();
  }

  return {
    state: () => state,
    subscribe(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    all: storage.all,
    mine() {
      const account = sending.account();
      return state.items.filter((item) => item.account === account);
    },
    nextPlace: () => Math.max(0, ...state.items.map(({ place }) => place)) + 1,
    refresh,
    save,
    async add(item) {
      over.delete(item.key);
      await save(item);
    },
    async drop({ key }) {
      over.add(key);
      await storage.remove(key);
      await changed();
    },
    setSending: (key) => set({ sending: key }),
    // Not while it is on its way, and only by the account that did it. A form may outlast its session, so what it did
    // can be taken out while no account is signed in.
    async isFree({ key }) {
      const item = (await storage.all()).find((other) => other.key === key);
      const account = sending.account() ?? item?.account;
      return state.sending !== key && (!item || item.account === account);
    },
    // The clock of the device may have been set back since.
    isHeldElsewhere: ({ held }) =>
      held !== undefined && held.by !== self && Math.abs(Date.now() - held.atMs) < heldMs,
    async keepAnew() {
      for (const item of state.items) await put(item);
      await changed();
    },
    async keepHeld() {
      const ownHeld = () => state.items.filter(({ held }) => held?.by === self);
      if (ownHeld().length > 0) {
        // Another program may have taken some out since.
        await refresh();
        for (const item of ownHeld()) await save(item);
      }
      return ownHeld().length > 0;
    },
  };
}
