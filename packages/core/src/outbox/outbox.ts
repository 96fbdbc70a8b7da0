import { createAsk } from '../client/answer-in-time.ts';
import { type CallBack, createCallBack } from '../client/callbacks.ts';
import { randomId } from '../client/random-id.ts';
import type { DataOf, RequestOf } from '../contract/call-types.ts';
import type { Call } from '../contract/define.ts';
import { SvcdeskError } from '../errors/svcdesk-error.ts';
import type { OutboxItem } from './outbox-item.ts';
import { createLine, type OutboxState } from './outbox-line.ts';
import type { OutboxOptions } from './outbox-options.ts';
import { createRunner } from './outbox-runner.ts';
import type { Outcome } from './outcome.ts';
import { type SenderHost, sendInOrder } from './send-in-order.ts';

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

/** Longest wait of `submit` for an answer. After it the item is sent while the person goes on. */
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
  storage,
  sending,
  lock = (work) => work(),
  channel,
  hooks,
}: OutboxOptions<Item>): Outbox<Item> {
  const callBack = createCallBack('outbox', hooks);
  const tell = (cause: unknown) => callBack(() => Promise.reject(cause));
  const ask = createAsk(tell);
  const line = createLine({ storage, sending, channel, ask, callBack });
  const outcomes = createOutcomes<Item>(callBack);
  const runner = createRunner({
    isEmpty: () => line.state().items.length === 0,
    async send() {
      const holds = await line.keepHeld();
      const afterMs = await lock(() => sendInOrder(sender));
      return afterMs ?? (holds ? 0 : undefined);
    },
    tell,
  });

  const sender: SenderHost<Item> = {
    account: () => sending.account(),
    items: line.all,
    isHeldElsewhere: line.isHeldElsewhere,
    save: line.save,
    async remove(item) {
      await line.drop(item);
      await forget(item);
    },
    async send(item, keep) {
      line.setSending(item.key);
      try {
        return await sending.send(item, keep);
      } finally {
        line.setSending(undefined);
      }
    },
    fetchCurrent: async (item) => sending.fetchCurrent(item),
    report: outcomes.report,
    now: () => sending.now(),
  };

  /** It is done, or given up, whatever is left of it here. */
  async function forget(item: Item): Promise<void> {
    await ask(async () => sending.forget?.(item), undefined);
  }

  async function wake(): Promise<void> {
    runner.resetPauses();
    if (line.state().unkept.size > 0) await line.keepAnew();
    await runner.flush();
  }

  async function remove(item: Pick<Item, 'key'>): Promise<boolean> {
    if (!(await line.isFree(item))) return false;
    await line.drop(item);
    return true;
  }

  return {
    state: line.state,
    subscribe: line.subscribe,
    mine: line.mine,
    waiting: (kind, id) => line.mine().filter(({ about }) => about?.kind === kind && about.id === id),
    start() {
      const heard = () => void line.refresh();
      runner.resume();
      void line.refresh().then(() => (runner.isResting() ? undefined : wake()));
      callBack(() => channel?.addEventListener('message', heard));
      let unhear = undefined as (() => void) | undefined;
      callBack(() => {
        unhear = sending.onSignedIn?.(() => void wake());
      });
      return () => {
        runner.rest();
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
        place: line.nextPlace(),
        savedAtMs: now,
        state: 'waiting',
        failures: 0,
      } as OutboxItem as Item;
      await line.add(item);
      const outcome = await outcomes.waitFor(item.key, runner.flush, left);
      const isKept = !line.state().unkept.has(item.key);
      return (outcome.state === 'later' ? { state: 'later', isKept } : outcome) as Outcome<DataOf<C>>;
    },
    refresh: line.refresh,
    remove,
    async discard(item) {
      if (!(await remove(item))) return false;
      await forget(item);
      void runner.flush();
      return true;
    },
    async sendAgain(item) {
      if (!(await line.isFree(item))) return false;
      const { version: _seenThen, ...request } = item.request;
      const again = { ...item, request, refusal: undefined, failures: 0, savedAtMs: sending.now() };
      await line.save({ ...again, state: 'waiting' });
      await runner.flush();
      return true;
    },
    flush: runner.flush,
    wake,
    rest: runner.rest,
    keepAnew: line.keepAnew,
    onOutcome: outcomes.subscribe,
  };
}

/** Who hears what became of an attempt: the caller that waits for that item, or else each listener. */
function createOutcomes<Item extends OutboxItem>(callBack: CallBack) {
  /** What ends the waiting, by the item's key. */
  const awaited = new Map<string, (outcome: Outcome) => void>();
  const listeners = new Set<(item: Item, outcome: Outcome) => void>();
  return {
    report(item: Item, outcome: Outcome): void {
      const answer = awaited.get(item.key);
      if (answer) answer(outcome);
      else for (const listener of [...listeners]) callBack(listener, item, outcome);
    },
    /** Sends, and waits for what becomes of an item that stands in line, as long as its caller may wait. */
    async waitFor(key: string, flush: () => Promise<void>, left: AbortSignal | undefined): Promise<Outcome> {
      let giveUp: unknown;
      const answer = new Promise<Outcome>((resolve) => {
        awaited.set(key, resolve);
        const later = () => resolve({ state: 'later' });
        giveUp = setTimeout(later, timeoutMs);
        left?.addEventListener('abort', later);
        void flush().then(later);
      });
      try {
        return await answer;
      } finally {
        awaited.delete(key);
        clearTimeout(giveUp);
      }
    },
    subscribe(listener: (item: Item, outcome: Outcome) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
