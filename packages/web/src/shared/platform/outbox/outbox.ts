import { SvcdeskError } from '@svcdesk/core';
import { useMemo } from 'react';
import { create } from 'zustand';
import { useSession } from '../api/session.ts';
import { chunkOf } from '../chunks.ts';
import { serverNow } from '../clock.ts';
import { onNetworkBack } from '../network.ts';
import { forgetPhotos } from '../photos/photo-store.ts';
import { device, onReopened } from '../storage/device-db.ts';
import { drafts, forgetSent, laidAsideKey, ownKey, partsOf } from '../storage/draft-store.ts';
import { createLine, type Line, type LineState } from './line.ts';
import type { OutboxItem } from './outbox-item.ts';

/** What waits, for components. */
export const useOutbox = create<LineState>(() => ({ items: [], unkept: new Set<string>() }));

/** Other tabs of this browser see the same line. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('svcdesk.outbox');

const table = () => device.table<OutboxItem>('outbox');

/** The draft of a form whose page was closed while it was sent. */
async function forgetDraft({ form, key }: OutboxItem): Promise<void> {
  if (form?.draftKey !== undefined) await forgetSent(form.draftKey, key, form.draft as object);
}

const chunk = chunkOf(() => import('./delivery.ts'));

/** The code that knows every call that may wait comes when something does. */
async function delivery() {
  try {
    return await chunk();
  } catch (cause) {
    chunk.forget();
    throw new SvcdeskError('network', { cause });
  }
}

/** One page of this browser sends at a time. Where there are no locks the keys keep each from arriving twice. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  let begun = false;
  const inTurn = () => {
    begun = true;
    return work();
  };
  try {
    // Without HTTPS there are none.
    return navigator.locks ? await navigator.locks.request('svcdesk.outbox', inTurn) : await inTurn();
  } catch (error) {
    // Some browsers have them and refuse each.
    if (begun) throw error;
    return await work();
  }
}

const line: Line = createLine({
  store: {
    all: async () => (await table()).all(),
    put: async (item) => (await table()).put(item),
    async remove(key) {
      await (await table()).remove(key);
    },
  },
  alone,
  account: () => useSession.getState().signedIn?.id,
  sendAll: async (sender) => (await delivery()).sendAll(sender),
  send: async (item) => (await delivery()).deliver(item),
  fetchCurrent: async (item) => (await delivery()).fetchCurrent(item),
  show: (state) => useOutbox.setState(state),
  tell: () => tabs?.postMessage('changed'),
  async tidy(item) {
    await forgetPhotos(item.photoIds);
    await forgetDraft(item);
  },
  nowMs: serverNow,
});

export const { submit, sendAgain, onOutcome } = line;

/** Takes a refused item out of the line: its form is open and tells of it. */
export const takeBack = line.remove;

/** Takes something out of the line unless it is on its way; what was typed for it is a draft again. */
export async function withdraw(item: OutboxItem): Promise<boolean> {
  if (!(await line.remove(item))) return false;
  const { form } = item;
  if (form?.draftKey !== undefined) {
    const store = await drafts();
    const { formKey } = partsOf(form.draftKey);
    // It opens in this tab, unless something new was begun there since.
    const begun = await store.get(ownKey(formKey)).catch(() => undefined);
    const key = begun ? laidAsideKey(formKey) : ownKey(formKey);
    await store.put({ key, value: form.draft, savedAtMs: serverNow() });
  }
  void line.flush();
  return true;
}

/** Gives up what waits or was refused, with what was typed for it. */
export async function discard(item: OutboxItem): Promise<void> {
  if (!(await line.remove(item))) return;
  await forgetPhotos(item.photoIds);
  void line.flush();
}

/** Shows what waits, and sends it whenever there may be a network: called once, when the signed-in side opens. */
export function startOutbox(): () => void {
  const wake = () => void line.wake();
  const seen = () => {
    if (document.visibilityState === 'visible') wake();
  };
  const heard = () => void line.refresh();
  const leaving = (event: Event) => {
    if (line.state().unkept.size > 0) event.preventDefault();
  };
  void line.refresh().then(wake);
  tabs?.addEventListener('message', heard);
  const stopBack = onNetworkBack(wake);
  addEventListener('beforeunload', leaving);
  document.addEventListener('visibilitychange', seen);
  const stopReopened = onReopened(() => void line.keepAnew().then(wake));
  const unsubscribe = useSession.subscribe(({ signedIn }, before) => {
    if (signedIn && signedIn.id !== before.signedIn?.id) wake();
  });
  return () => {
    line.rest();
    unsubscribe();
    stopReopened();
    tabs?.removeEventListener('message', heard);
    stopBack();
    removeEventListener('beforeunload', leaving);
    document.removeEventListener('visibilitychange', seen);
  };
}

/** What this account has done on this device that has not reached the server, in its order. */
export function useMyOutbox(): readonly OutboxItem[] {
  const account = useSession((state) => state.signedIn?.id);
  const items = useOutbox((state) => state.items);
  return useMemo(() => items.filter((item) => item.account === account), [items, account]);
}

/** The same about one record. */
export function useWaiting(kind: string, id: string): readonly OutboxItem[] {
  const mine = useMyOutbox();
  return useMemo(() => mine.filter(({ about }) => about?.kind === kind && about.id === id), [mine, kind, id]);
}
