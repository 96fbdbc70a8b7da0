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

/**
 * The token to send, the call's own if it has one, once the session has been read. What a source of the program's own
 * throws, the call is refused with.
 */
export async function tokenOf(
  session: TokenSource | undefined,
  callId: string,
  own?: string,
): Promise<string | undefined> {
  try {
    const loading = session?.ready?.();
    if (loading) await loading;
    return own ?? session?.token();
  } catch (cause) {
    throw callerFault(callId, `${callId} cannot read its session`, cause);
  }
}
