import { SvcdeskError } from '@svcdesk/core';
import * as account from '@svcdesk/core/contract/account';
import { updatePassword } from '@svcdesk/core/contract/auth';
import { format } from '@svcdesk/core/phrases';
import { sideOf } from '@svcdesk/core/roles';
import { command, list, noun, write } from '../calls/define.ts';
import { switchFor } from '../calls/fields.ts';
import { type Context, defineCommand } from '../command.ts';
import { CommandFailure, hintIfUncertain, usageError } from '../errors.ts';
import { ask, confirmed } from '../host/ask.ts';
import { untilInterrupted } from '../host/host.ts';
import { readStandardInput } from '../host/input.ts';
import { toggle } from '../line/flags.ts';
import { type Item, streamOf } from '../print/output.ts';
import { connectSignedIn } from '../session/connection.ts';
import { login, logout } from './login.ts';
import { use } from './profile.ts';

const fields = [
  'server',
  'profile',
  'account',
  'name',
  'type',
  'tenantName',
  'customerName',
  'roles',
  'groups',
  'expiresAt',
  'mustChangePassword',
  'tokenSource',
  'storage',
] as const;

/** `svcdesk auth status` */
export const status = defineCommand({
  name: 'auth status',
  calls: [account.personal],
  arguments: [],
  flags: {},
  output: 'detail',
  examples: { text: 'svcdesk auth status', json: 'svcdesk whoami --json=account,expiresAt' },
  fields: () => fields,
  async run(_input, context) {
    const { caller, profile, session, tokenSource } = connectSignedIn(context);
    const person = await caller.call(account.personal, {});
    const kept = tokenSource === 'profile' ? session.current() : undefined;
    const item: Item & Record<(typeof fields)[number], unknown> = {
      server: profile.server,
      profile: profile.name,
      account: person.account,
      name: person.name,
      type: sideOf(person),
      tenantName: person.tenantName,
      customerName: person.customerName,
      roles: person.roles,
      groups: person.groups,
      expiresAt: kept?.expiresAt,
      mustChangePassword: person.mustChangePassword,
      tokenSource,
      storage: kept && (profile.place() === 'keyring' ? 'keyring' : profile.file),
    };
    return {
      kind: 'detail',
      item,
      async people() {
        const { words } = context.phrases;
        const { renderDetail } = await import('../print/detail.ts');
        const shown = {
          ...item,
          type: words[sideOf(person)],
          groups: person.groups.map(({ name, lead }) => (lead ? `${name} (${words.lead})` : name)),
          mustChangePassword: person.mustChangePassword || undefined,
          tokenSource: kept
            ? format(profile.place() === 'keyring' ? words.fromKeyring : words.fromProfile, {
                profile: profile.name,
                file: profile.file,
              })
            : words.fromEnvironment,
          profile: undefined,
          storage: undefined,
        };
        return renderDetail(shown, undefined, context);
      },
    };
  },
});

/** The old one in the first line, the new one in the second. */
async function piped(context: Context) {
  const [oldPassword = '', newPassword = ''] = (await readStandardInput('--passwords-stdin', context)).split(
    /\r?\n/,
  );
  return { oldPassword, newPassword };
}

async function typed(context: Context) {
  const { prompts, usage } = context.phrases;
  const hidden = { flag: '--passwords-stdin', hidden: true };
  const oldPassword = await ask({ what: prompts.oldPassword, ...hidden }, context);
  const newPassword = await ask({ what: prompts.newPassword, ...hidden }, context);
  if ((await ask({ what: prompts.again, ...hidden }, context)) !== newPassword) {
    throw usageError(usage.notTheSame);
  }
  return { oldPassword, newPassword };
}

async function* nothing(): AsyncGenerator<never> {}

/** `svcdesk auth`: sign in and out, passwords, tokens, accounts. */
export const auth = noun('auth', {
  login,
  logout,
  status,
  switch: (name) => ({ ...use(name), examples: { one: 'svcdesk auth switch work' } }),
  sessions: list({
    call: account.sessions,
    unpaged: true,
    columns: ['device', 'address', 'lastSeenAt', 'current', 'id'],
    examples: { one: 'svcdesk auth sessions' },
  }),
  update: write({
    call: account.update,
    fields: { name: 'name', email: 'email', account: 'account', locale: 'locale' },
    confirm: { signsOut: 'account' },
    hasView: false,
    examples: { one: 'svcdesk auth update --name "Li Wei" --locale en' },
  }),
  'end-session': write({
    call: account.revokeSession,
    args: [{ field: 'id', name: 'SESSION', optional: true }],
    fields: { others: switchFor('others') },
    hasView: false,
    examples: { one: 'svcdesk auth end-session --others' },
  }),
  token: command({
    calls: [],
    arguments: [],
    flags: {},
    output: 'stream',
    examples: { one: 'svcdesk auth token' },
    fields: () => [],
    async run(_input, context) {
      const { session } = connectSignedIn(context);
      const held = context.host.env.SVCDESK_TOKEN || session.token();
      if (!held) throw new SvcdeskError('notSignedIn');
      return { kind: 'stream', parts: streamOf(`${held}\n`) };
    },
  }),
  password: command({
    calls: [updatePassword],
    arguments: [],
    flags: { 'passwords-stdin': toggle(), yes: toggle('y') },
    output: 'done',
    examples: {
      ask: 'svcdesk auth password',
      pipe: 'svcdesk auth password --passwords-stdin < old-and-new.txt',
    },
    fields: () => [],
    async run({ flags }, context) {
      const { caller } = connectSignedIn(context);
      const request = flags['passwords-stdin'] ? await piped(context) : await typed(context);
      // A script that pipes passwords has no person to ask.
      if (!flags['passwords-stdin']) await confirmed('auth password', [], flags.yes, context, 'signsOut');
      await untilInterrupted(context.host, (signal) =>
        caller.call(updatePassword, request, { signal }),
      ).catch((error: unknown) => {
        throw new CommandFailure(error, undefined, {
          hint: hintIfUncertain(error, context.phrases.errors.passwordUncertain),
        });
      });
      context.terminal.note(context.phrases.notes.passwordChanged);
      return { kind: 'done', items: nothing(), many: false };
    },
  }),
});
