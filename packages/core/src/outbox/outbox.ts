import { type CallHooks, createCallBack } from '../client/callbacks.ts';
import { randomId } from '../client/random-id.ts';
import type { Call, DataOf, RequestOf } from '../contract/define.ts';
import { SvcdeskError } from '../errors/svcdesk-error.ts';
import type { OutboxLock } from './lock.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { Outcome } from './outcome.ts';
import { type CurrentRecord, type SenderHost, sendInOrder } from './send-in-order.ts';
import { type ItemStorage, safeStorage } from './storage.ts';

/** How what waits is sent, and for whom. `sendingBy(client)` makes one; an app with ways of its own gives its own. */
export interface Sending<Item extends OutboxItem = OutboxItem> {
  /** Id of the account that is signed in, whose actions may go now. */
  account(): string | undefined;
  /** Now by the server's clock, in milliseconds since 1970 UTC. */
  now(): number;
  /** The request as it is to wait, done `at` that time; throws a TypeError for one that may not. As it is unless said. */
  prepare?(call: Call, request: OutboxItem['request'], at: string): OutboxItem['request'];
  /**
   * Sends an item once, under its key; files that go with it first. `keep` writes down how far that is, so that it goes on
   * there after a break. Rejects with what the call throws, or with an {@link Undeliverable}.
   */
  send(item: Item, keep: (item: Item) => Promise<void>): Promise<unknown>;
  /** The record of an item as it is now; undefined where nothing can be said of it. */
  fetchCurrent(item: Item): Promise<CurrentRecord | undefined>;
  /** Forgets what was kept for an item, such as its files: the server has it, or nobody wants it any more. */
  forget?(item: Item): Promise<unknown>;
  /** Called back when a person has signed in; gives back what ends the hearing. */
  onSignedIn?(wake: () => void): () => void;
}

/** What pages or programs with the same storage tell each other by, such as a `BroadcastChannel`. */
export interface OutboxChannel {
  postMessage(message: string): void;
  addEventListener(type: 'message', listener: () => void): void;
  removeEventListener(type: 'message', listener: () => void): void;
}

/** How an outbox is made. */
export interface OutboxOptions<Item extends OutboxItem> {
  storage: ItemStorage<Item>;
  sending: Sending<Item>;
  /** Sees to it that of several pages or programs with the same storage one sends at a time: `webLock(navigator.locks)`. */
  lock?: OutboxLock | undefined;
  channel?: OutboxChannel | undefined;
  /** `error` hears of a storage or a listener that fails. */
  hooks?: Pick<CallHooks, 'error'> | undefined;
}

/** What waits, and how it goes. */
export interface OutboxState<Item extends OutboxItem = OutboxItem> {
  /** What waits on this device, of every account, in its order. */
  items: readonly Item[];
  /** Key of the one that is being sent just now. */
  sending?: string | undefined;
  /** Keys of those that are not on the device: they last as long as the program. */
  unkept: ReadonlySet<string>;
}

/** What is said of something new beside its call and request; all of it may be left out. */
export type Submission<Item extends OutboxItem = OutboxItem> = Partial<
  Pick<OutboxItem, 'key' | 'at' | 'about' | 'baseVersion' | 'files'>
> &
  Omit<Item, keyof OutboxItem> & {
    /** Ends the waiting for what becomes of it: it goes on by itself. */
    left?: AbortSignal | undefined;
  };

/** What was done and waits to be sent: in order, each once, over restarts, by one page or program at a time. */
export interface Outbox<Item extends OutboxItem = OutboxItem> {
  state(): OutboxState<Item>;
  /** Hears of each change of the state; gives back what ends the listening. */
  subscribe(listener: (state: OutboxState<Item>) => void): () => void;
  /** What waits of the account that is signed in: what to tell of before it signs out, for it goes only when it is back. */
  mine(): readonly Item[];
  /** The same about one record. */
  waiting(kind: string, id: string): readonly Item[];
  /**
   * Reads the line, sends what waits whenever a person signs in, and follows the other pages. Gives back what ends that
   * and the pauses. Call {@link Outbox.wake} too when there may be a network again: in a browser on `online`.
   */
  start(): () => void;
  /**
   * Puts something at the end of the line, where it is safe, and sends what stands there. Gives what became of it; `later`
   * when it goes on by itself: without a network, and for what takes more than 20 seconds. Say what it is `about`, or it
   * neither keeps its order with others nor goes on after a change that does not matter to it. A TypeError says that the
   * call may not wait: make it by the client.
   */
  submit<C extends Call>(call: C, request: RequestOf<C>, more: Submission<Item>): Promise<Outcome<DataOf<C>>>;
  /** Reads the line anew: another page has changed it. */
  refresh(): Promise<void>;
  /** Takes something out of the line, to be written anew; false for what is on its way. What was kept for it stays. */
  remove(item: Pick<Item, 'key'>): Promise<boolean>;
  /** Gives something up for good, and sends what it held up; false for what is on its way. */
  discard(item: Item): Promise<boolean>;
  /** Sends what is old, or was refused, all the same: the person who asks for it has seen how the record is now. */
  sendAgain(item: Item): Promise<void>;
  /** Sends what waits, now; again by itself while the network fails, with growing pauses of 3 to 30 seconds. */
  flush(): Promise<void>;
  /** The same, as if nothing had failed before: there may be a network. */
  wake(): Promise<void>;
  /** Ends the trying by itself, until something else sends: a program that wants to end calls it. */
  rest(): void;
  /** Gives the storage all of it once more: what it kept was deleted, or there was no room. */
  keepAnew(): Promise<void>;
  /** Hears what becomes of each attempt that nobody waits for at `submit`; gives back what ends the listening. */
  onOutcome(listener: (item: Item, outcome: Outcome) => void): () => void;
}

const firstPauseMs = 3_000;
const maxPauseMs = 30_000;
/** Nobody waits longer for an answer: what is slow is sent while the person goes on. */
const timeoutMs = 20_000;

/**
 * Makes an {@link Outbox}.
 *
 * @example
 * const storage = indexedDbOutboxStorage(indexedDB);
 * const sending = sendingBy(client, { storage });
 * const outbox = createOutbox({ storage, sending, lock: webLock(navigator.locks) });
 * outbox.start();
 * addEventListener('online', outbox.wake);
 * const about = { kind: 'order', id, action: 'accept', status };
 * const { state } = await outbox.submit(accept, { orderId: id, version }, { about });
 */
export function createOutbox<Item extends OutboxItem = OutboxItem>({
  sending,
  lock = (work) => work(),
  channel,
  hooks,
  ...options
}: OutboxOptions<Item>): Outbox<Item> {
  const callBack = createCallBack('outbox', hooks);
  const tell = (cause: unknown) =>
    callBack(() => {
      throw cause;
    });
  const storage = safeStorage(options.storage, tell);
  let state: OutboxState<Item> = { items: [], unkept: new Set() };
  const watchers = new Set<(state: OutboxState<Item>) => void>();
  const listeners = new Set<(item: Item, outcome: Outcome) => void>();
  /** Who waits at `submit` for what becomes of theirs, by key. */
  const awaited = new Map<string, (outcome: Outcome) => void>();
  let running: Promise<void> | undefined;
  let timer: unknown;
  let pauses = 0;
  let asked = false;
  let isResting = false;

  function set(patch: Partial<OutboxState<Item>>): void {
    state = { ...state, ...patch };
    for (const watcher of [...watchers]) callBack(watcher, state);
  }

  async function refresh(): Promise<void> {
    const items = (await storage.all()).sort((a, b) => a.place - b.place);
    const here = new Set(items.map(({ key }) => key));
    set({ items, unkept: new Set([...state.unkept].filter((key) => here.has(key))) });
  }

  async function put(item: Item): Promise<void> {
    const isKept = await storage.put(item);
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

  async function drop({ key }: Pick<Item, 'key'>): Promise<void> {
    await storage.remove(key);
    await changed();
  }

  /** It is done, or given up, whatever is left of it here. */
  async function forget(item: Item): Promise<void> {
    await Promise.resolve(sending.forget?.(item)).catch(() => undefined);
  }

  const sender: SenderHost<Item> = {
    account: sending.account,
    items: storage.all,
    save,
    async remove(item) {
      await drop(item);
      await forget(item);
    },
    async send(item, keep) {
      set({ sending: item.key });
      try {
        return await sending.send(item, keep);
      } finally {
        set({ sending: undefined });
      }
    },
    fetchCurrent: sending.fetchCurrent,
    report(item, outcome) {
      const answer = awaited.get(item.key);
      if (answer) answer(outcome);
      else for (const listener of [...listeners]) callBack(listener, item, outcome);
    },
    now: sending.now,
  };

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
      if (state.items.length === 0) return;
      try {
        const afterMs = await lock(() => sendInOrder(sender));
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

  function rest(): void {
    isResting = true;
    clearTimeout(timer);
  }

  async function keepAnew(): Promise<void> {
    for (const item of state.items) await put(item);
    await changed();
  }

  async function wake(): Promise<void> {
    pauses = 0;
    if (state.unkept.size > 0) await keepAnew();
    await flush();
  }

  /** Waits for what becomes of an item that stands in line, as long as its caller may wait. */
  async function outcomeFor(key: string, left: AbortSignal | undefined): Promise<Outcome> {
    let giveUp: unknown;
    const answer = new Promise<Outcome>((resolve) => {
      awaited.set(key, resolve);
      const later = () => resolve({ state: 'later' });
      giveUp = setTimeout(later, timeoutMs);
      left?.addEventListener('abort', later);
      void flush().then(later);
    });
    try {
      const outcome = await answer;
      const isKept = !state.unkept.has(key);
      return outcome.state === 'later' ? { state: 'later', isKept } : outcome;
    } finally {
      awaited.delete(key);
      clearTimeout(giveUp);
    }
  }

  async function remove(item: Pick<Item, 'key'>): Promise<boolean> {
    if (state.sending === item.key) return false;
    await drop(item);
    return true;
  }

  function mine(): readonly Item[] {
    const account = sending.account();
    return state.items.filter((item) => item.account === account);
  }

  return {
    state: () => state,
    subscribe(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    mine,
    waiting: (kind, id) => mine().filter(({ about }) => about?.kind === kind && about.id === id),
    start() {
      const heard = () => void refresh();
      isResting = false;
      void refresh().then(() => (isResting ? undefined : wake()));
      channel?.addEventListener('message', heard);
      const unhear = sending.onSignedIn?.(() => void wake());
      return () => {
        rest();
        unhear?.();
        channel?.removeEventListener('message', heard);
      };
    },
    async submit<C extends Call>(call: C, request: RequestOf<C>, { left, ...more }: Submission<Item>) {
      const account = sending.account();
      if (account === undefined) throw new SvcdeskError('notSignedIn', { callId: call.id });
      const now = sending.now();
      const { at = new Date(now).toISOString() } = more;
      const asked = request as OutboxItem['request'];
      const item = {
        key: randomId(),
        ...more,
        at,
        account,
        callId: call.id,
        request: sending.prepare?.(call, asked, at) ?? asked,
        place: Math.max(0, ...state.items.map(({ place }) => place)) + 1,
        savedAtMs: now,
        state: 'waiting',
        failures: 0,
      } as OutboxItem as Item;
      await save(item);
      return (await outcomeFor(item.key, left)) as Outcome<DataOf<C>>;
    },
    refresh,
    remove,
    async discard(item) {
      if (!(await remove(item))) return false;
      await forget(item);
      void flush();
      return true;
    },
    async sendAgain(item) {
      const { version: _seenThen, ...request } = item.request;
      const again = { ...item, request, refusal: undefined, failures: 0, savedAtMs: sending.now() };
      await save({ ...again, state: 'waiting' });
      await flush();
    },
    flush,
    wake,
    rest,
    keepAnew,
    onOutcome(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
