import type { SvcdeskError } from '../../errors/svcdesk-error.ts';
import type { TokenSource } from '../caller.ts';
import { createServerClock, type ServerClock } from '../server-clock.ts';
import { memoryStorage, type SessionStorage } from './storage.ts';
import { isLive, readSignedIn, type SignedIn } from './stored.ts';

/** What a session emits to its listeners: who is signed in now, and why it ended if it did not end by choice. */
export interface SessionEvent {
  type: 'signedIn' | 'signedOut' | 'lost';
  signedIn?: SignedIn | undefined;
  error?: SvcdeskError | undefined;
}

/** How a session is made. */
export interface SessionOptions {
  /** Where it is kept; in memory unless given. */
  storage?: SessionStorage | undefined;
  /** Key in the storage, for several accounts or servers side by side. */
  key?: string | undefined;
  /** The device's clock, in milliseconds since 1970; for tests. */
  clock?: (() => number) | undefined;
  /** The server's time, where something else goes by it too. */
  serverClock?: ServerClock | undefined;
}

/** A signed-in account, kept in a storage and watched by listeners. */
export interface Session extends TokenSource {
  /**
   * Who is signed in, undefined when nobody is or the session has run out by the server's clock. Until a reply has told
   * that one, only the server knows: it refuses what has run out.
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
  const listeners = new Set<(event: SessionEvent) => void>();
  let held = readSignedIn(storage, key);

  function emit(event: SessionEvent) {
    for (const listener of listeners) listener(event);
  }

  function keep(signedIn: SignedIn) {
    held = signedIn;
    storage.set(key, JSON.stringify(signedIn));
    emit({ type: 'signedIn', signedIn });
  }

  function drop(event: SessionEvent) {
    held = undefined;
    storage.remove(key);
    emit(event);
  }

  function refresh(error?: SvcdeskError) {
    const stored = readSignedIn(storage, key);
    if (stored?.token === held?.token) return;
    held = stored;
    if (stored) emit({ type: 'signedIn', signedIn: stored });
    else emit(error ? { type: 'lost', error } : { type: 'signedOut' });
  }

  function current(): SignedIn | undefined {
    return held && isLive(held, serverClock.told()) ? held : undefined;
  }

  return {
    current,
    serverClock,
    token: () => held?.token,
    lost(token, error) {
      // A burst of parallel calls comes back refused together: only the first still finds its token here.
      if (!held || held.token !== token) return;
      // Another tab may have signed in anew meanwhile: its session is good.
      if (readSignedIn(storage, key)?.token === token) drop({ type: 'lost', error });
      else refresh(error);
    },
    adopt: keep,
    end() {
      if (held) drop({ type: 'signedOut' });
    },
    refresh: () => refresh(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
