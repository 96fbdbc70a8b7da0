import { createCaller } from '@svcdesk/core';
import * as auth from '@svcdesk/core/contract/auth';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { usageError } from '../errors.ts';
import { transportFor } from '../transport/transport.ts';
import { profileOf } from './profile.ts';

/** Signing in or out while a token comes from the environment would change nothing that is seen: refused. */
export function refuseGivenToken(what: 'in' | 'out', { host, phrases }: Context) {
  if (!host.env.SVCDESK_TOKEN) return;
  throw usageError(
    format(phrases.usage.tokenGiven, { what: phrases.words[what === 'in' ? 'signIn' : 'signOut'] }),
  );
}

/** Ends a session on the server if it can be reached; one that has ended already is as good. */
export async function endSession(token: string, context: Context): Promise<void> {
  const caller = createCaller({
    baseUrl: profileOf(context).server,
    transport: transportFor(context.host.env),
    session: { token: () => token, lost: () => {} },
    retries: 0,
    timeoutMs: 3000,
  });
  await caller.call(auth.logout, {}).catch(() => {});
}
