import { SvcdeskError } from '../../errors/svcdesk-error.ts';
import { type CallHooks, createCallBack } from '../callbacks.ts';
import { createServerClock, type ServerClock } from '../server-clock.ts';
import { guardStorage } from './guarded-storage.ts';
import { memoryStorage, type SessionStorage } from './storage.ts';
import { isLive, type SignedIn, signedInOf } from './stored.ts';
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
  const { clock, hooks } = options;
  const { serverClock = createServerClock({ clock, hooks }) } = options;
  const callBack = createCallBack('session', hooks);
  const kept = guardStorage(storage, key, callBack);
  const listeners = new Set<(event: SessionEvent) => void>();
  let held: SignedIn | undefined;
  /** Whether the storage took what is held. */
  let isKept = true;
  held = stored();
  let loading: Promise<unknown> | undefined = kept.load()?.then(() => {
    loading = undefined;
    refresh();
  });

  /** What the storage says; of one that cannot be read or written, what is known here. */
  function stored(): SignedIn | undefined {
    const text = isKept ? kept.read() : undefined;
    return text === undefined ? held : signedInOf(text);
  }

  /** What calls wait for: who is signed in, and the time by which that goes. */
  function ready(): PromiseLike<unknown> | undefined {
    const clockReady = serverClock.ready?.();
    return loading && clockReady ? Promise.all([loading, clockReady]) : (loading ?? clockReady);
  }

  function emit(event: SessionEvent) {
    for (const listener of [...listeners]) callBack(listener, event);
  }

  function keep(signedIn: SignedIn) {
    held = signedIn;
    isKept = kept.write(JSON.stringify(signedIn));
    emit({ type: 'signedIn', signedIn });
  }

  function drop(event: SessionEvent) {
    held = undefined;
    isKept = true;
    kept.remove();
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
    ready,
    current,
    serverClock,
    token: () => current()?.token,
    lost: lose,
    adopt: keep,
    end() {
      // What a storage is still being read for is not taken up any more.
      if (held || loading) drop({ type: 'signedOut' });
    },
    refresh: () => refresh(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
