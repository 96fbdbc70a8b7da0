import { createCaller } from '@svcdesk/core';
import * as auth from '@svcdesk/core/contract/auth';
import { isPhone } from '@svcdesk/core/contract/limits';
import { normalizePhone } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { usageError } from '../errors.ts';
import { ask } from '../host/ask.ts';
import { readStandardInput } from '../host/input.ts';
import type { Connection } from './connection.ts';
import { profileOf } from './profile.ts';
import { transportFor } from './transport.ts';

/** The flags of signing in. */
interface CredentialFlags {
  readonly account?: string;
  readonly 'password-stdin': boolean;
  readonly phone?: string;
  readonly 'code-stdin': boolean;
}

/** What proves an account's identity. Secrets come by standard input or from a hidden prompt, never as arguments. */
export type Credentials = { account: string; password: string } | { phone: string; code: string };

/** Gets the credentials, asking on a terminal for what is missing. */
export async function credentialsOf(
  flags: CredentialFlags,
  connection: Connection,
  context: Context,
): Promise<Credentials> {
  if (flags.phone !== undefined) return byPhone(flags.phone, flags['code-stdin'], connection, context);
  const { prompts } = context.phrases;
  const account = flags.account ?? (await ask({ what: prompts.account, flag: '--account' }, context));
  const password = flags['password-stdin']
    ? await readStandardInput('--password-stdin', context)
    : await ask({ what: prompts.password, flag: '--password-stdin', hidden: true }, context);
  return { account, password };
}

async function byPhone(given: string, fromInput: boolean, { caller }: Connection, context: Context) {
  const phone = normalizePhone(given);
  if (!isPhone(phone)) throw usageError(format(context.phrases.usage.notPhone, { value: given }));
  if (fromInput) return { phone, code: await readStandardInput('--code-stdin', context) };
  const { phrases, terminal } = context;
  const question = { what: phrases.prompts.code, flag: '--code-stdin' };
  // Without a terminal it cannot be typed: say so before a code is sent for nothing.
  if (!terminal.mayAsk) await ask(question, context);
  const { resendAfterSeconds: seconds } = await caller.call(auth.sendCode, { phone, operate: 'login' });
  terminal.note(format(phrases.notes.codeSent, { phone, seconds }));
  return { phone, code: (await ask(question, context)).trim() };
}

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
