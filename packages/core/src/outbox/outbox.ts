import { createAsk } from '../client/answer-in-time.ts';
import type { DataOf, RequestOf } from '../client/call-types.ts';
import { createCallBack } from '../client/callbacks.ts';
import { randomId } from '../client/random-id.ts';
import type { Call } from '../contract/define.ts';
import { SvcdeskError } from '../errors/svcdesk-error.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { OutboxOptions } from './outbox-options.ts';
import type { Outcome } from './outcome.ts';
import { type SenderHost, sendInOrder } from './send-in-order.ts';
import { safeStorage } from './storage.ts';

/** What waits, and how it goes. */
export interface OutboxState<Item extends OutboxItem = OutboxItem> {
  /** What waits on this device, of every account, in its order. */
  items: readonly Item[];
  /** Key of the one that is being sent just now. */
  sending?: string | undefined;
  /** Keys of those that are not on the device, or whose files are not: they last as long as the program. */
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

/** The submission as the last argument: left out where an item has nothing of its own that must be said. */
export type SubmissionArgument<Item extends OutboxItem = OutboxItem> =
  Partial<Submission<Item>> extends Submission<Item> ? [more?: Submission<Item>] : [more: Submission<Item>];

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
  submit<C extends Call>(
    call: C,
    request: RequestOf<C>,
    ...more: SubmissionArgument<Item>
  ): Promise<Outcome<DataOf<C>>>;
  /** Reads the line anew: another page has changed it. */
  refresh(): Promise<void>;
  /**
   * Takes an item out of the line, so that a form may write it anew; its files are kept. Returns false, and does nothing,
   * if the item is being sent or belongs to another account than the one that is signed in.
   */
  remove(item: Pick<Item, 'key'>): Promise<boolean>;
  /**
   * Gives an item up for good, and sends those that it held up. Returns false, and does nothing, if the item is being
   * sent or belongs to another account.
   */
  discard(item: Item): Promise<boolean>;
  /**
   * Sends an item that is old or was refused, without the version that it was made from: the person who asks for it has
   * seen the record as it is now. Returns false, and does nothing, if the item is being sent or belongs to another
   * account.
   */
  sendAgain(item: Item): Promise<boolean>;
  /** Sends what waits, now; again by itself while the network fails, with growing pauses of 3 to 30 seconds. */
  flush(): Promise<void>;
  /** The same, as if nothing had failed before: there may be a network. */
  wake(): Promise<void>;
  /** Ends the trying by itself, until something else sends: a program that wants to end calls it. */
  rest(): void;
  /** Gives the storage all of it once more, with files that it did not take: what it kept was deleted, or there was no room. */
  keepAnew(): Promise<void>;
  /** Hears the outcome of each attempt for which no caller of `submit` waits; returns a function that ends the listening. */
  onOutcome(listener: (item: Item, outcome: Outcome) => void): () => void;
}

const firstPauseMs = 3_000;
const maxPauseMs = 30_000;
/** Longest wait of `submit` for an answer. After it the item is sent while the person goes on. */
const timeoutMs = 20_000;
/** A program that holds files says so again at each try. One that has said nothing for so long is not there any more. */
const heldMs = 300_000;

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
  const tell = (cause: unknown) => callBack(() => Promise.reject(cause));
  const ask = createAsk(tell);
  const storage = safeStorage(options.storage, ask);
  /** What this program calls itself in what it holds. */
  const self = randomId();
  let state: OutboxState<Item> = { items: [], unkept: new Set() };
  const watchers = new Set<(state: OutboxState<Item>) => void>();
  const listeners = new Set<(item: Item, outcome: Outcome) => void>();
  /** Who waits at `submit` for what becomes of theirs, by key. */
  const awaited = new Map<string, (outcome: Outcome) => void>();
  /** Keys of what was done or given up here: what still writes such an item must not bring it back. */
  const over = new Set<string>();
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

  async function drop({ key }: Pick<Item, 'key'>): Promise<void> {
    over.add(key);
    await storage.remove(key);
    await changed();
  }

  /** It is done, or given up, whatever is left of it here. */
  async function forget(item: Item): Promise<void> {
    await ask(async () => sending.forget?.(item), undefined);
  }

  const sender: SenderHost<Item> = {
    account: () => sending.account(),
    items: storage.all,
    // The clock of the device may have been set back since.
    isHeldElsewhere: ({ held }) =>
      held !== undefined && held.by !== self && Math.abs(Date.now() - held.atMs) < heldMs,
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
    fetchCurrent: async (item) => sending.fetchCurrent(item),
    report(item, outcome) {
      const answer = awaited.get(item.key);
      if (answer) answer(outcome);
      else for (const listener of [...listeners]) callBack(listener, item, outcome);
    },
    now: () => sending.now(),
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
        const holds = await keepHeld();
        const afterMs = await lock(() => sendInOrder(sender));
        if (afterMs !== undefined || holds) pause(afterMs ?? 0);
        else pauses = 0;
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

  /** Tries again to keep the files that only this program holds; gives whether there are any. */
  async function keepHeld(): Promise<boolean> {
    const ownHeld = () => state.items.filter(({ held }) => held?.by === self);
    if (ownHeld().length > 0) {
      // Another program may have taken some out since.
      await refresh();
      for (const item of ownHeld()) await save(item);
    }
    return ownHeld().length > 0;
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

  /**
   * Whether it may be changed: it is not on its way, and not of another account than the one that is signed in. A form may
   * outlast its session, so what it did can be taken out while no account is signed in.
   */
  async function isFree({ key }: Pick<Item, 'key'>): Promise<boolean> {
    const item = (await storage.all()).find((other) => other.key === key);
    const account = sending.account() ?? item?.account;
    return state.sending !== key && (!item || item.account === account);
  }

  async function remove(item: Pick<Item, 'key'>): Promise<boolean> {
    if (!(await isFree(item))) return false;
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
      callBack(() => channel?.addEventListener('message', heard));
      let unhear = undefined as (() => void) | undefined;
      callBack(() => {
        unhear = sending.onSignedIn?.(() => void wake());
      });
      return () => {
        rest();
        callBack(unhear);
        callBack(() => channel?.removeEventListener('message', heard));
      };
    },
    async submit<C extends Call>(call: C, request: RequestOf<C>, ...[given]: SubmissionArgument<Item>) {
      const { left, ...more }: Partial<Submission<Item>> = given ?? {};
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
      over.delete(item.key);
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
      if (!(await isFree(item))) return false;
      const { version: _seenThen, ...request } = item.request;
      const again = { ...item, request, refusal: undefined, failures: 0, savedAtMs: sending.now() };
      await save({ ...again, state: 'waiting' });
      await flush();
      return true;
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
