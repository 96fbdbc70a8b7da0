import type { Caller, TokenSource } from '../client/caller.ts';
import { login, logout } from '../contract/auth.ts';
import type { RequestOf } from '../contract/define.ts';
import { isSvcdeskError, SvcdeskError } from '../errors/svcdesk-error.ts';
import { memoryStorage, type SessionStorage } from './storage.ts';
import { isLive, readSignedIn, type SignedIn } from './stored.ts';

/** What a session tells its listeners: who is signed in now, and why it ended if it did not end by choice. */
export interface SessionEvent {
  type: 'signedIn' | 'signedOut' | 'lost';
  signedIn?: SignedIn;
  error?: SvcdeskError;
}

/** How a session is made. */
export interface SessionOptions {
  /** Where it is kept; in memory unless given. */
  storage?: SessionStorage;
  /** Key in the storage, for several accounts or servers side by side. */
  key?: string;
  /** Milliseconds since 1970. */
  clock?: () => number;
}

/** A signed-in account, kept in a storage and watched by listeners. */
export interface Session extends TokenSource {
  /** Who is signed in, undefined when nobody is or the session has run out. */
  current(): SignedIn | undefined;
  /**
   * Signs in by account and password or by phone and code. An account with admin flag 1 and type 1 is refused with
   * `adminRefused`; nothing of it is kept, and its token is ended on the server too (product document, section 5).
   */
  signIn(caller: Caller, request: RequestOf<typeof login>): Promise<SignedIn>;
  /** Signs out: here at once, on the server if it can be reached. Resolves to whether the server knows. */
  signOut(caller: Caller): Promise<boolean>;
  /** Takes over a session that was made elsewhere, such as by a native shell or another tab. */
  adopt(signedIn: SignedIn): void;
  /** Reads the storage again, after another tab changed it. */
  refresh(): void;
  /** Hears of every change; gives back what ends the listening. */
  subscribe(listener: (event: SessionEvent) => void): () => void;
}

/** How long a refused sign-in waits to end its token. */
const refusedLogoutMs = 5000;

/** Makes a {@link Session}. It shows nothing and goes nowhere: listeners do. */
export function createSession(options: SessionOptions = {}): Session {
  const { storage = memoryStorage(), key = 'svcdesk.session', clock = Date.now } = options;
  const listeners = new Set<(event: SessionEvent) => void>();
  let held = readSignedIn(storage, key);

  function tell(event: SessionEvent) {
    for (const listener of listeners) listener(event);
  }

  function keep(signedIn: SignedIn) {
    held = signedIn;
    storage.set(key, JSON.stringify(signedIn));
    tell({ type: 'signedIn', signedIn });
  }

  function drop(event: SessionEvent) {
    held = undefined;
    storage.remove(key);
    tell(event);
  }

  function refresh(error?: SvcdeskError) {
    const stored = readSignedIn(storage, key);
    if (stored?.token === held?.token) return;
    held = stored;
    if (stored) tell({ type: 'signedIn', signedIn: stored });
    else tell(error ? { type: 'lost', error } : { type: 'signedOut' });
  }

  function current(): SignedIn | undefined {
    return held && isLive(held, clock()) ? held : undefined;
  }

  return {
    current,
    token: () => held?.token,
    lost(token, error) {
      // A burst of parallel calls comes back refused together: only the first still finds its token here.
      if (!held || held.token !== token) return;
      // Another tab may have signed in anew meanwhile: its session is good.
      if (readSignedIn(storage, key)?.token === token) drop({ type: 'lost', error });
      else refresh(error);
    },
    async signIn(caller, request) {
      const signedIn = await caller.call(login, request);
      if (signedIn.admin === 1 && signedIn.type === 1) {
        // Our server never lets such a token live; another one may, and must not be left with it.
        const { token } = signedIn;
        await caller.call(logout, {}, { token, retries: 0, timeoutMs: refusedLogoutMs }).catch(() => {});
        throw new SvcdeskError('adminRefused', { callId: login.id });
      }
      keep(signedIn);
      return signedIn;
    },
    async signOut(caller) {
      if (!held) return true;
      try {
        await caller.call(logout, {}, { retries: 0 });
        return true;
      } catch (error) {
        if (!isSvcdeskError(error)) throw error;
        // The server ended it already: that is what was asked for.
        return error.kind === 'session';
      } finally {
        if (held) drop({ type: 'signedOut' });
      }
    },
    adopt: keep,
    refresh: () => refresh(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
