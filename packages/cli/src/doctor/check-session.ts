import { personal } from '@svcdesk/core/contract/account';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { localTime } from '../print/time.ts';
import { describe } from '../report.ts';
import { connect } from '../session/connection.ts';
import type { Finding } from './finding.ts';

/** Who is signed in, and whether the server knows the session. */
export async function checkSession(context: Context): Promise<Finding> {
  const words = context.phrases.doctor;
  const { caller, session, tokenSource, profile } = connect(context);
  const login = format(context.phrases.errors.signInHint, { command: 'svcdesk login' });
  if (!tokenSource) return { check: 'session', verdict: 'warning', found: words.nobody, advice: login };
  try {
    const { name, account } = await caller.call(personal, {});
    const expires = tokenSource === 'profile' ? session.current()?.expiresAt : undefined;
    const where = tokenSource === 'environment' ? 'SVCDESK_TOKEN' : profile.place();
    return {
      check: 'session',
      verdict: 'ok',
      found: format(expires ? words.signedInUntil : words.signedIn, {
        name: account ?? name,
        where,
        expires: expires && localTime(expires),
      }),
    };
  } catch (error) {
    const { message, hint } = describe(error, context);
    return { check: 'session', verdict: 'failed', found: message, advice: hint };
  }
}
