import { ask } from '../../shared/components/question-store.ts';
import { accountNow } from '../../shared/platform/api/account.ts';
import { session } from '../../shared/platform/api/caller.ts';
import { endSession } from '../../shared/platform/api/end-session.ts';
import { queryClient } from '../../shared/platform/api/query-client.ts';
import { serverClock } from '../../shared/platform/clock.ts';
import { textNow } from '../../shared/platform/i18n/use-text.ts';
import { useOutbox } from '../../shared/platform/outbox/outbox.ts';
import { storageKeys } from '../../shared/platform/storage/storage-keys.ts';
import { readStored, writeStored } from '../../shared/platform/storage/web-storage.ts';
import { showToast, toastMs } from '../../shared/platform/toast-store.ts';
import { createIdleWatch, lookMs } from './idle-watch.ts';
import { idleText } from './phrases/index.ts';

const touches = ['pointerdown', 'keydown', 'wheel'] as const;

/** Watches this page; gives back what ends it. */
export function watchIdle(minutes: number): () => void {
  // A touch counts for the session that it was made in: the next one begins anew.
  const of = session.current()?.expiresAt ?? '';
  // A length of time on this device: a reply that puts the server's time right must not change it.
  const now = serverClock.device;
  /** Where the device has no room for it. */
  let unkept: number | undefined;
  const keepTouch = (at: number) => {
    unkept = writeStored(storageKeys.touched, `${of} ${at}`) ? undefined : at;
  };
  const [kept, at] = readStored(storageKeys.touched)?.split(' ') ?? [];
  if (kept !== of || !Number(at)) keepTouch(now());
  const { look, touched } = createIdleWatch(minutes, {
    now,
    lastTouch: () => unkept ?? Number(readStored(storageKeys.touched)?.split(' ')[1] ?? now()),
    keepTouch,
    waitingCount: () => {
      const id = session.current()?.id;
      return useOutbox.getState().items.filter(({ account }) => account === id).length;
    },
    warn: (count) => {
      const { title, words, okLabel } = textNow(idleText);
      return ask({ title, words: words(count), okLabel });
    },
    stayInTouch: () =>
      void queryClient.refetchQueries({ predicate: ({ state }) => state.data === accountNow() }),
    end: () => {
      void endSession();
      showToast(textNow(idleText).ended, 'error', toastMs.long);
    },
  });
  const timer = setInterval(look, lookMs);
  const options = { capture: true, passive: true };
  for (const name of touches) addEventListener(name, touched, options);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearInterval(timer);
    for (const name of touches) removeEventListener(name, touched, options);
    document.removeEventListener('visibilitychange', look);
  };
}
