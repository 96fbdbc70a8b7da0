import { confirm } from '../../shared/components/question.tsx';
import { accountNow } from '../../shared/platform/api/account.ts';
import { session } from '../../shared/platform/api/caller.ts';
import { endSession } from '../../shared/platform/api/end-session.ts';
import { queryClient } from '../../shared/platform/api/query-client.ts';
import { serverClock } from '../../shared/platform/clock.ts';
import { textNow } from '../../shared/platform/i18n/use-text.ts';
import { useOutbox } from '../../shared/platform/outbox/outbox.ts';
import { readStored, storageKeys, writeStored } from '../../shared/platform/storage/web-storage.ts';
import { showToast, toastMs } from '../../shared/platform/toast-store.ts';
import { createIdleWatch, lookMs } from './idle-watch.ts';
import { idleText } from './phrases.ts';

const touches = ['pointerdown', 'keydown', 'wheel'] as const;

/** Watches this page; gives back what ends it. */
export function watchIdle(minutes: number): () => void {
  const signedIn = session.current();
  const key = `${storageKeys.touched}.${signedIn?.id}`;
  // A touch counts for the session that it was made in: the next one begins anew.
  const of = signedIn?.expiresAt ?? '';
  // A length of time on this device: a reply that puts the server's time right must not change it.
  const now = serverClock.device;
  /** In any tab; undefined where no tab could keep it, or something has emptied the device's storage. */
  const keptTouch = () => {
    const [session, at] = readStored(key)?.split(' ') ?? [];
    return session === of && Number(at) ? Number(at) : undefined;
  };
  let ownTouch = keptTouch() ?? now();
  const keepTouch = (at: number) => {
    ownTouch = at;
    writeStored(key, `${of} ${at}`);
  };
  keepTouch(ownTouch);
  const { look, touched } = createIdleWatch(minutes, {
    now,
    lastTouch: () => Math.max(ownTouch, keptTouch() ?? 0),
    keepTouch,
    waitingCount: () => {
      const id = session.current()?.id;
      return useOutbox.getState().items.filter(({ account }) => account === id).length;
    },
    warn: (count) => {
      const { title, words, okLabel } = textNow(idleText);
      return confirm({ title, words: words(count), okLabel });
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
