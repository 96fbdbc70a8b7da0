import type { login } from '../../contract/auth.ts';
import type { DataOf } from '../../contract/call-types.ts';
import type { SessionStorage } from './storage.ts';

/** Days that a remembered session lasts. */
export const rememberDays = 30;

/** What is kept of a signed-in account. */
export type SignedIn = DataOf<typeof login>;

/**
 * Who a storage says is signed in, whether or not the session has run out since. For programs that must know before
 * they load the client; a {@link Session} reads by it too.
 */
export function readSignedIn(storage: Pick<SessionStorage, 'get'>, key: string): SignedIn | undefined {
  return signedInOf(storage.get(key) ?? '');
}

/** Who is signed in by what a storage keeps; nobody by what cannot be read. */
export function signedInOf(text: string): SignedIn | undefined {
  try {
    const value = JSON.parse(text) as SignedIn;
    // What no header can carry would make every request fail.
    return typeof value.token === 'string' && /^[\x21-\x7e]+$/.test(value.token) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a session still lasts at an instant of the server's clock, in milliseconds since 1970. True while that
 * instant is unknown: a device whose clock is wrong would end the session too early.
 */
export function isLive(signedIn: SignedIn, serverNowMs: number | undefined): boolean {
  return serverNowMs === undefined || Date.parse(signedIn.expiresAt) > serverNowMs;
}
