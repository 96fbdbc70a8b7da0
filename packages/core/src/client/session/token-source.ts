import type { SvcdeskError } from '../../errors/svcdesk-error.ts';
import { callerFault } from '../callbacks.ts';
import type { ServerClock } from '../server-clock.ts';
import type { SignedIn } from './stored.ts';

/** What a session emits to its listeners: who is signed in now, and why it ended if it did not end by choice. */
export interface SessionEvent {
  type: 'signedIn' | 'signedOut' | 'lost';
  signedIn?: SignedIn | undefined;
  error?: SvcdeskError | undefined;
}

/** Where the caller takes the token from, and whom it notifies that the token is no good any more. */
export interface TokenSource {
  /** What calls wait for before they take the token, while a storage is being read. */
  ready?: (() => PromiseLike<unknown> | undefined) | undefined;
  token(): string | undefined;
  /** Called with the token that was refused; it may have been replaced meanwhile. */
  lost(token: string | undefined, error: SvcdeskError): void;
  /** Who is signed in and the changes of that, by which a stream of events ends with its session. */
  current?: (() => SignedIn | undefined) | undefined;
  subscribe?: ((listener: (event: SessionEvent) => void) => () => void) | undefined;
  /** The server's time, which replies put right; a caller makes its own where there is none. */
  serverClock?: ServerClock | undefined;
}

/** What a call waits for before it takes the token. What a source of the program's own throws, the call is refused with. */
export function waitForToken(session: TokenSource | undefined, callId: string): Promise<unknown> | undefined {
  try {
    const loading = session?.ready?.();
    return loading && Promise.resolve(loading).catch((cause: unknown) => unreadable(callId, cause));
  } catch (cause) {
    return unreadable(callId, cause);
  }
}

/** The token to send. */
export function tokenOf(session: TokenSource | undefined, callId: string): string | undefined {
  try {
    return session?.token();
  } catch (cause) {
    return unreadable(callId, cause);
  }
}

function unreadable(callId: string, cause: unknown): never {
  throw callerFault(callId, `${callId} cannot read its session`, cause);
}
