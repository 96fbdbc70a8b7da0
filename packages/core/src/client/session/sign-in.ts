import { login, logout } from '../../contract/auth.ts';
import type { RequestOf } from '../../contract/call-types.ts';
import { isSvcdeskError, SvcdeskError } from '../../errors/svcdesk-error.ts';
import { sideOf } from '../../roles/login-type.ts';
import type { Caller } from '../caller.ts';
import type { Session } from './session.ts';
import type { SignedIn } from './stored.ts';

/** How long a refused sign-in waits to end its token. */
const refusedLogoutMs = 5000;

/**
 * Signs in by account and password or by phone and code, and keeps the session. An account with admin flag 1 and type 1
 * is refused with `adminRefused`; nothing of it is kept, and its token is ended on the server too.
 */
export async function signIn(
  { call }: Caller,
  session: Session,
  request: RequestOf<typeof login>,
): Promise<SignedIn> {
  const signedIn = await call(login, request);
  if (signedIn.admin === 1 && sideOf(signedIn) === 'staff') {
    // Our server never lets such a token live; another one may, and must not be left with it.
    const { token } = signedIn;
    await call(logout, {}, { token, retries: 0, timeoutMs: refusedLogoutMs }).catch(() => {});
    const message = 'This account administers the service, which is not open here: it cannot sign in.';
    throw new SvcdeskError('adminRefused', { callId: login.id, message });
  }
  session.adopt(signedIn);
  return signedIn;
}

/** Signs out: here at once, on the server if it can be reached. Resolves to whether the server knows. */
export async function signOut({ call }: Caller, session: Session): Promise<boolean> {
  // Here at once, unless the storage is still being read.
  const loading = session.ready();
  if (loading) await loading;
  const token = session.token();
  if (token === undefined) return true;
  session.end();
  try {
    await call(logout, {}, { token, retries: 0 });
    return true;
  } catch (error) {
    if (!isSvcdeskError(error)) throw error;
    // The server ended it already: that is what was asked for.
    return error.kind === 'session';
  }
}
