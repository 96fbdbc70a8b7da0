import { SvcdeskError } from '../../errors/svcdesk-error.ts';
import { answerInTime } from '../answer-in-time.ts';
import { type CallHooks, createCallBack } from '../callbacks.ts';
import { createServerClock, type ServerClock } from '../server-clock.ts';
import { memoryStorage, type SessionStorage } from './storage.ts';
import { isLive, readSignedIn, type SignedIn } from './stored.ts';
import type { SessionEvent, TokenSource } from './token-source.ts';

/** How a session is made. */
export interface SessionOptions {
  /** Where it is kept; in memory unless given. */
  storage?: SessionStorage | undefined;
  /** Key in the storage, for several accounts or servers side by side. */
  key?: string | undefined;
  /** The device's clock, in milliseconds since 1970; for tests. */
  clock?: (() => number) | undefined;
  /** The server's time, when it is shared with other users of it. */
  serverClock?: ServerClock | undefined;
  /** `error` gets failures of the storage or a listener; the session goes on in memory and with other listeners. */
  hooks?: Pick<CallHooks, 'error'> | undefined;
}

/** A signed-in account, kept in a storage and watched by listeners. */
export interface Session extends TokenSource {
  /** What to wait for before `current` can tell, with a storage that is asynchronous; nothing otherwise. */
  ready(): PromiseLike<unknown> | undefined;
  /**
   * The account that is signed in; undefined when there is none, or the session has run out by the server's clock
   * (listeners hear `lost` with `tokenExpired`). Until a reply has told that clock, only the server refuses it.
   */
  current(): SignedIn | undefined;
  serverClock: ServerClock;
  /** Takes over a session that was made elsewhere, such as by a native shell or another tab. */
  adopt(signedIn: SignedIn): void;
  /** Forgets who is signed in, here alone; signing out notifies the server too. */
  end(): void;
  /** Reads the storage again, after another tab changed it. */
  refresh(): void;
  /** Hears of every change; gives back what ends the listening. */
  subscribe(listener: (event: SessionEvent) => void): () => void;
}

/** Makes a {@link Session}. It shows nothing and goes nowhere: listeners do. */
export function createSession(options: SessionOptions = {}): Session {
  const { storage = memoryStorage(), key = 'svcdesk.session' } = options;
  const { serverClock = createServerClock({ clock: options.clock }) } = options;
  const callBack = createCallBack('session', options.hooks);
  const listeners = new Set<(event: SessionEvent) => void>();
  let held: SignedIn | undefined;
  let ready: Promise<unknown> | undefined;
  /** Whether the storage took what is held. */
  let isKept = true;
  held = stored();
  const reading = storage.load?.(key);
  if (reading) ready = load(reading);

  /** Calls wait for it. */
  async function load(whole: PromiseLike<unknown>): Promise<void> {
    const loading = answerInTime(whole);
    callBack(() => loading);
    await Promise.allSettled([loading]);
    ready = undefined;
    refresh();
  }

  /** What the storage says; of one that cannot be read or written, what is known here. */
  function stored(): SignedIn | undefined {
    let found = held;
    callBack(() => {
      if (isKept) found = readSignedIn(storage, key);
    });
    return found;
  }

  function emit(event: SessionEvent) {
    for (const listener of [...listeners]) callBack(listener, event);
  }

  function keep(signedIn: SignedIn) {
    held = signedIn;
    isKept = false;
    callBack(() => {
      const writing = storage.set(key, JSON.stringify(signedIn));
      isKept = true;
      return writing;
    });
    emit({ type: 'signedIn', signedIn });
  }

  function drop(event: SessionEvent) {
    held = undefined;
    isKept = true;
    callBack(() => storage.remove(key));
    emit(event);
  }

  function refresh(error?: SvcdeskError) {
    const found = stored();
    if (found?.token === held?.token) return;
    held = found;
    if (found) emit({ type: 'signedIn', signedIn: found });
    else emit(error ? { type: 'lost', error } : { type: 'signedOut' });
  }

  function current(): SignedIn | undefined {
    if (held && !isLive(held, serverClock.told())) {
      const message = `The session ran out at ${held.expiresAt}.`;
      lose(held.token, new SvcdeskError('tokenExpired', { message }));
    }
    return held;
  }

  function lose(token: string | undefined, error: SvcdeskError): void {
    // A burst of parallel calls comes back refused together: only the first still finds its token here.
    if (!held || held.token !== token) return;
    // Another tab may have signed in anew meanwhile: its session is good.
    if (stored()?.token === token) drop({ type: 'lost', error });
    else refresh(error);
  }

  return {
    ready: () => ready,
    current,
    serverClock,
    token: () => current()?.token,
    lost: lose,
    adopt: keep,
    end() {
      // What a storage is still being read for is not taken up any more.
      if (held || ready) drop({ type: 'signedOut' });
    },
    refresh: () => refresh(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
