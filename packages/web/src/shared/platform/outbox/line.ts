import type { OutboxItem } from './outbox-item.ts';
import type { Outcome, SenderHost } from './sender.ts';

/** Where the line is kept. Nothing of it fails: what the device does not take, the page keeps. */
export interface LineStore {
  /** In any order, of every account. */
  all(): Promise<OutboxItem[]>;
  /** Gives whether the device keeps it; else it lasts as long as the page. */
  put(item: OutboxItem): Promise<boolean>;
  remove(key: string): Promise<void>;
}

/** What the line needs of the world. */
export interface LineHost extends Pick<SenderHost, 'account' | 'send' | 'fetchCurrent' | 'nowMs'> {
  store: LineStore;
  /** The sender, which is loaded when something waits; see `sender.ts`. */
  sendAll(sender: SenderHost): Promise<number | undefined>;
  /** Runs work while no other page of this browser runs the same. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Shows the line as it is now. */
  show(state: LineState): void;
  /** Tells other pages of this browser that the line is another. */
  tell(): void;
  /** Forgets what was kept for an item that the server has. */
  tidy(item: OutboxItem): Promise<void>;
}

export interface LineState {
  /** What waits on this device, of every account, in its order. */
  items: readonly OutboxItem[];
  /** Key of the one that is being sent just now. */
  sending?: string;
  /** Keys of those that only this page keeps. */
  unkept: ReadonlySet<string>;
}

/** Something new for the line. */
export type Submitted = Omit<OutboxItem, 'place' | 'savedAtMs' | 'state' | 'failures'>;
type Listener = (item: OutboxItem, outcome: Outcome) => void;

/** What waits to be sent: in order, each once, over restarts of the page, by one page of a browser at a time. */
export interface Line {
  state(): LineState;
  /** Reads the line anew: another page has changed it. */
  refresh(): Promise<void>;
  /**
   * Puts something at the end of the line, where it is safe, and sends what stands there. Gives what became of it;
   * `later` when it goes on by itself, as it does from when its form is `left`.
   */
  submit(item: Submitted, left?: AbortSignal): Promise<Outcome>;
  /** Takes something out of the line; false for what is on its way. */
  remove(item: Pick<OutboxItem, 'key'>): Promise<boolean>;
  /** Sends what is old, or was refused, all the same: the person who asks for it has seen how the record is now. */
  sendAgain(item: OutboxItem): Promise<void>;
  /** Sends what waits, now; again by itself while the network fails, with growing pauses. */
  flush(): Promise<void>;
  /** The same, as if nothing had failed before: there may be a network. */
  wake(): Promise<void>;
  /** Gives the device all of it once more: what it kept was deleted, or there was no room. */
  keepAnew(): Promise<void>;
  /** Ends the pauses. */
  rest(): void;
  /** Hears what becomes of each attempt that no form waits for; gives back what ends the listening. */
  onOutcome(listener: Listener): () => void;
}

const firstPauseMs = 3_000;
const maxPauseMs = 30_000;
/** A form waits no longer for an answer: what is slow is sent while the person goes on. */
const timeoutMs = 20_000;

export function createLine(host: LineHost): Line {
  let state: LineState = { items: [], unkept: new Set() };
  const listeners = new Set<Listener>();
  /** Forms that wait for what becomes of theirs, by key. */
  const awaited = new Map<string, (outcome: Outcome) => void>();
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauses = 0;
  let asked = false;

  function set(patch: Partial<LineState>): void {
    state = { ...state, ...patch };
    host.show(state);
  }

  async function refresh(): Promise<void> {
    const items = (await host.store.all()).sort((a, b) => a.place - b.place);
    const here = new Set(items.map(({ key }) => key));
    set({ items, unkept: new Set([...state.unkept].filter((key) => here.has(key))) });
  }

  async function put(item: OutboxItem): Promise<void> {
    const isKept = await host.store.put(item);
    const unkept = new Set(state.unkept);
    if (isKept) unkept.delete(item.key);
    else unkept.add(item.key);
    set({ unkept });
  }

  async function changed(): Promise<void> {
    await refresh();
    host.tell();
  }

  async function save(item: OutboxItem): Promise<void> {
    await put(item);
    await changed();
  }

  async function drop({ key }: Pick<OutboxItem, 'key'>): Promise<void> {
    await host.store.remove(key);
    await changed();
  }

  const sender: SenderHost = {
    account: host.account,
    items: host.store.all,
    save,
    async remove(item) {
      await drop(item);
      // It is done, whatever is left of it here.
      await host.tidy(item).catch(() => undefined);
    },
    async send(item) {
      set({ sending: item.key });
      try {
        return await host.send(item);
      } finally {
        set({ sending: undefined });
      }
    },
    fetchCurrent: host.fetchCurrent,
    report(item, outcome) {
      const answer = awaited.get(item.key);
      if (answer) answer(outcome);
      else for (const listener of listeners) listener(item, outcome);
    },
    nowMs: host.nowMs,
  };

  function pause(atLeastMs: number): void {
    const ms = Math.max(atLeastMs, Math.min(maxPauseMs, firstPauseMs * 2 ** pauses));
    pauses += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    asked = true;
    running ??= (async () => {
      while (asked) {
        asked = false;
        if (state.items.length === 0) break;
        const afterMs = await host.alone(() => host.sendAll(sender)).catch(() => 0);
        if (afterMs === undefined) pauses = 0;
        else pause(afterMs);
      }
    })().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function keepAnew(): Promise<void> {
    for (const item of state.items) await put(item);
    await changed();
  }

  return {
    state: () => state,
    refresh,
    async submit(item, left) {
      const last = Math.max(0, ...state.items.map(({ place }) => place));
      await save({ ...item, place: last + 1, savedAtMs: host.nowMs(), state: 'waiting', failures: 0 });
      let giveUp: ReturnType<typeof setTimeout> | undefined;
      const answer = new Promise<Outcome>((resolve) => {
        awaited.set(item.key, resolve);
        const later = () => resolve({ state: 'later' });
        giveUp = setTimeout(later, timeoutMs);
        left?.addEventListener('abort', later);
        void flush().then(later);
      });
      try {
        const outcome = await answer;
        const isKept = !state.unkept.has(item.key);
        return outcome.state === 'later' ? { state: 'later', isKept } : outcome;
      } finally {
        awaited.delete(item.key);
        clearTimeout(giveUp);
      }
    },
    async remove(item) {
      if (state.sending === item.key) return false;
      await drop(item);
      return true;
    },
    async sendAgain(item) {
      const { version: _seenThen, ...request } = item.request;
      const again = { ...item, request, refusal: undefined, failures: 0, savedAtMs: host.nowMs() };
      await save({ ...again, state: 'waiting' });
      await flush();
    },
    flush,
    async wake() {
      pauses = 0;
      if (state.unkept.size > 0) await keepAnew();
      await flush();
    },
    keepAnew,
    rest: () => clearTimeout(timer),
    onOutcome(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
