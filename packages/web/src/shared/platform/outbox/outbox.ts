import { SvcdeskError } from '@svcdesk/core';
import { createOutbox, type OutboxState, webLock } from '@svcdesk/core/outbox';
import { useMemo } from 'react';
import { create } from 'zustand';
import { useSession } from '../api/session.ts';
import { chunkOf } from '../chunks.ts';
import { serverNow } from '../clock.ts';
import { onNetworkBack } from '../network.ts';
import { forgetPhotos, keepPhotos } from '../photos/photo-store.ts';
import { device, onReopened } from '../storage/device-db.ts';
import { drafts, forgetSent, laidAsideKey, ownKey, partsOf } from '../storage/draft-store.ts';
import type { OutboxItem } from './outbox-item.ts';

/** What waits, for components. */
export const useOutbox = create<OutboxState<OutboxItem>>(() => ({ items: [], unkept: new Set<string>() }));

/** Other tabs of this browser see the same outbox. */
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
    return (await chunk()).delivery;
  } catch (cause) {
    chunk.forget();
    throw new SvcdeskError('network', { cause });
  }
}

const outbox = createOutbox<OutboxItem>({
  storage: {
    all: async () => (await table()).all(),
    put: async (item) => (await table()).put(item),
    remove: async (key) => (await table()).remove(key),
  },
  sending: {
    account: () => useSession.getState().signedIn?.id,
    now: serverNow,
    send: async (item, keep) => (await delivery()).send(item, keep),
    fetchCurrent: async (item) => (await delivery()).fetchCurrent(item),
    keepAnew: ({ photoIds }) => keepPhotos(photoIds),
    async forget(item) {
      await forgetPhotos(item.photoIds);
      // A draft that a device does not give now is offered again; that the action is done matters more.
      await forgetDraft(item).catch(() => undefined);
    },
    onSignedIn: (wake) =>
      useSession.subscribe(({ signedIn }, before) => {
        if (signedIn && signedIn.id !== before.signedIn?.id) wake();
      }),
  },
  // Without HTTPS there are none.
  lock: webLock(navigator.locks),
  channel: tabs,
});
outbox.subscribe((state) => useOutbox.setState(state, true));

export const { submit, sendAgain, onOutcome } = outbox;

/** Takes a refused item out of the line: its form is open and tells of it. */
export const takeBack = outbox.remove;

/** Takes something out of the line unless it is on its way; what was typed for it is a draft again. */
export async function withdraw(item: OutboxItem): Promise<boolean> {
  if (!(await outbox.remove(item))) return false;
  const { form } = item;
  if (form?.draftKey !== undefined) {
    const store = await drafts();
    const { formKey } = partsOf(form.draftKey);
    // It opens in this tab, unless something new was begun there since.
    const begun = await store.get(ownKey(formKey)).catch(() => undefined);
    const key = begun ? laidAsideKey(formKey) : ownKey(formKey);
    await store.put({ key, value: form.draft, savedAtMs: serverNow() });
  }
  void outbox.flush();
  return true;
}

/** Gives up what waits or was refused, with what was typed for it. */
export async function discard(item: OutboxItem): Promise<void> {
  if (!(await outbox.remove(item))) return;
  await forgetPhotos(item.photoIds);
  void outbox.flush();
}

/** Shows what waits, and sends it whenever there may be a network: called once, when the signed-in side opens. */
export function startOutbox(): () => void {
  const wake = () => void outbox.wake();
  const seen = () => {
    if (document.visibilityState === 'visible') wake();
  };
  const leaving = (event: Event) => {
    if (outbox.state().unkept.size > 0) event.preventDefault();
  };
  const stop = outbox.start();
  const stopBack = onNetworkBack(wake);
  addEventListener('beforeunload', leaving);
  document.addEventListener('visibilitychange', seen);
  const stopReopened = onReopened(() => void outbox.keepAnew().then(wake));
  return () => {
    stop();
    stopReopened();
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
