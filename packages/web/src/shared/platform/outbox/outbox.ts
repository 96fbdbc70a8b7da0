import { SvcdeskError } from '@svcdesk/core';
import { create } from 'zustand';
import { useSession } from '../api/session.ts';
import { chunkOf } from '../load-chunk.ts';
import { forgetPhotos } from '../photos/photo-store.ts';
import { device } from '../storage/device-db.ts';
import { drafts } from '../storage/draft-store.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { Outcome } from './outcome.ts';
import { sendAll } from './sender.ts';

const table = () => device.table<OutboxItem>('outbox');

interface OutboxState {
  /** What waits on this device, of every account, in its order. */
  items: readonly OutboxItem[];
  /** Key of the one that is being sent just now. */
  sending?: string;
}

/** What waits, for components. */
export const useOutbox = create<OutboxState>(() => ({ items: [] }));

/** Other tabs of this browser see the same line. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('svcdesk.outbox');

async function show(): Promise<void> {
  const items = (await (await table()).all()).sort((a, b) => a.place - b.place);
  useOutbox.setState({ items });
}

async function changed(): Promise<void> {
  await show();
  tabs?.postMessage('changed');
}

type Listener = (item: OutboxItem, outcome: Outcome) => void;
const listeners = new Set<Listener>();
/** Forms that wait for what becomes of theirs, by key. */
const awaited = new Map<string, (outcome: Outcome) => void>();

/** Hears what becomes of each attempt that no form waits for; gives back what ends the listening. */
export function onOutcome(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function save(item: OutboxItem): Promise<void> {
  await (await table()).put(item);
  await changed();
}

async function remove({ key }: Pick<OutboxItem, 'key'>): Promise<void> {
  await (await table()).remove(key);
  await changed();
}

/** The draft of a form whose page was closed while it was sent; one that was begun since is somebody's new words. */
async function forgetDraft({ form, key }: OutboxItem): Promise<void> {
  if (form?.draftKey === undefined) return;
  const store = await drafts();
  const kept = (await store.get(form.draftKey))?.value as { $submission?: { key?: string } } | undefined;
  if (kept?.$submission?.key === key) await store.remove(form.draftKey);
}

const chunk = chunkOf(() => import('./deliver.ts'));

/** The code that knows every call that may wait comes when something does. */
async function delivery() {
  try {
    return await chunk();
  } catch (cause) {
    chunk.forget();
    throw new SvcdeskError('network', { cause });
  }
}

async function send(item: OutboxItem): Promise<unknown> {
  useOutbox.setState({ sending: item.key });
  try {
    return await (await delivery()).deliver(item);
  } finally {
    useOutbox.setState({ sending: undefined });
  }
}

const host = {
  account: () => useSession.getState().signedIn?.id,
  items: async () => (await table()).all(),
  save,
  remove: async (item: OutboxItem) => {
    await remove(item);
    await forgetDraft(item);
    await forgetPhotos(item.photoIds);
  },
  send,
  look: async (item: OutboxItem) => (await delivery()).lookAt(item),
  report: (item: OutboxItem, outcome: Outcome) => {
    const answer = awaited.get(item.key);
    if (answer) answer(outcome);
    else for (const listener of listeners) listener(item, outcome);
  },
  nowMs: Date.now,
};

/** One page of this browser sends at a time. Without HTTPS there are no locks; the keys keep each from arriving twice. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('svcdesk.outbox', work) : work();
}

const firstPauseMs = 3_000;
const maxPauseMs = 30_000;

let running: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let pauses = 0;
let asked = false;

/** Sends what waits, now; again by itself while the network fails, with growing pauses. */
function flush(): Promise<void> {
  clearTimeout(timer);
  // The event of the network's return asks again.
  if (!navigator.onLine) return Promise.resolve();
  asked = true;
  running ??= (async () => {
    while (asked) {
      asked = false;
      if (useOutbox.getState().items.length === 0) break;
      const afterMs = await alone(() => sendAll(host)).catch(() => 0);
      if (afterMs === undefined) pauses = 0;
      else pause(afterMs);
    }
  })().finally(() => {
    running = undefined;
  });
  return running;
}

function pause(atLeastMs: number): void {
  const ms = Math.max(atLeastMs, Math.min(maxPauseMs, firstPauseMs * 2 ** pauses));
  pauses += 1;
  timer = setTimeout(() => void flush(), ms);
}

/** Something new for the line. */
export type Submitted = Omit<OutboxItem, 'place' | 'savedAtMs' | 'state' | 'failures'>;

/** A form waits no longer for an answer: what is slow is sent while the person goes on. */
const timeoutMs = 20_000;

/**
 * Puts something at the end of the line, where it is safe, and sends what stands there. Gives what became of it;
 * `later` when it goes on by itself.
 */
export async function submit(item: Submitted): Promise<Outcome> {
  const last = Math.max(0, ...useOutbox.getState().items.map(({ place }) => place));
  await save({ ...item, place: last + 1, savedAtMs: Date.now(), state: 'waiting', failures: 0 });
  const later: Outcome = { state: 'later' };
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const answer = new Promise<Outcome>((resolve) => {
    awaited.set(item.key, resolve);
    giveUp = setTimeout(() => resolve(later), timeoutMs);
    void flush().then(() => resolve(later));
  });
  return answer.finally(() => {
    awaited.delete(item.key);
    clearTimeout(giveUp);
  });
}

/** Takes something out of the line unless it is on its way; what was typed for it is a draft again. */
export async function withdraw(item: OutboxItem): Promise<boolean> {
  if (useOutbox.getState().sending === item.key) return false;
  await remove(item);
  const { form } = item;
  if (form?.draftKey !== undefined) {
    const store = await drafts();
    const begun = await store.get(form.draftKey);
    if (!begun) await store.put({ key: form.draftKey, value: form.draft, savedAtMs: Date.now() });
  }
  void flush();
  return true;
}

/** Sends what is old, or was refused, all the same: whoever asks for it has seen how the thing is now. */
export async function sendAgain(item: OutboxItem): Promise<void> {
  const { version: _seenThen, ...request } = item.request;
  const again = { ...item, request, refusal: undefined, failures: 0, savedAtMs: Date.now() };
  await save({ ...again, state: 'waiting' });
  await flush();
}

/** Gives up what waits or was refused, with what was typed for it. */
export async function discard(item: OutboxItem): Promise<void> {
  if (useOutbox.getState().sending === item.key) return;
  await remove(item);
  await forgetPhotos(item.photoIds);
  void flush();
}

/** Takes a refused item out of the line: its form is open and tells of it. */
export const takeBack = remove;

/** Shows what waits, and sends it whenever there may be a network: called once, when the signed-in side opens. */
export function startOutbox(): () => void {
  const go = () => {
    pauses = 0;
    void flush();
  };
  const seen = () => {
    if (document.visibilityState === 'visible') go();
  };
  const heard = () => void show();
  void show().then(go);
  tabs?.addEventListener('message', heard);
  addEventListener('online', go);
  document.addEventListener('visibilitychange', seen);
  const unsubscribe = useSession.subscribe(({ signedIn }, before) => {
    if (signedIn && signedIn.id !== before.signedIn?.id) go();
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
    tabs?.removeEventListener('message', heard);
    removeEventListener('online', go);
    document.removeEventListener('visibilitychange', seen);
  };
}
