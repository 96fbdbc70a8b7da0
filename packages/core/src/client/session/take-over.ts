import { personal, sessions } from '../../contract/account.ts';
import { SvcdeskError } from '../../errors/svcdesk-error.ts';
import type { Caller } from '../caller.ts';
import type { Session } from './session.ts';
import type { SignedIn } from './stored.ts';

/**
 * Takes over a session that was made elsewhere, such as by the native shell around an app, of which only the token is
 * known: asks the server whose it is and how long it lasts, and keeps it. Nothing is kept of a token that is no good:
 * its error has kind `session`.
 */
export async function takeOver({ call }: Caller, session: Session, token: string): Promise<SignedIn> {
  const [me, made] = await Promise.all([call(personal, {}, { token }), call(sessions, {}, { token })]);
  const here = made.find(({ current }) => current);
  // Every live token has its row; one that does not ended between the two answers.
  if (!here) throw new SvcdeskError('notSignedIn', { message: 'This session has just ended.' });
  const { id, type, menuList, timeZone, mustChangePassword } = me;
  const signedIn: SignedIn = {
    token,
    id,
    type,
    // An administrator's token is never live, so the server would have refused it.
    admin: 0,
    menuList,
    expiresAt: here.expiresAt,
    timeZone,
    mustChangePassword,
  };
  session.adopt(signedIn);
  return signedIn;
}
