import { rememberDays, signIn } from '@svcdesk/core';
import { login as loginCall } from '@svcdesk/core/contract/auth';
import { format } from '@svcdesk/core/phrases';
import { defineCommand } from '../../command/command.ts';
import { text, toggle } from '../../command/flag-kinds.ts';
import { connect } from '../../session/connection.ts';
import { credentialsOf } from '../../session/credentials.ts';
import { endSession, refuseGivenToken } from '../../session/own-session.ts';
import { isUnencrypted } from '../../session/unencrypted.ts';

/** `svcdesk auth login` */
export const login = defineCommand({
  name: 'auth login',
  calls: [loginCall],
  arguments: [],
  flags: {
    account: text('NAME', undefined, { conflicts: ['phone'] }),
    'password-stdin': toggle(undefined, { conflicts: ['phone'] }),
    phone: text('NUMBER'),
    'code-stdin': toggle(undefined, { needs: 'phone' }),
    remember: toggle(),
  },
  examples: {
    ask: 'svcdesk login --account engineer',
    pipe: 'svcdesk login --account engineer --password-stdin < password.txt',
    other: 'svcdesk login --server https://desk.example.com --profile work --account engineer',
    phone: 'svcdesk login --phone 13800000000',
  },
  output: 'sheet',
  fields: () => ['server', 'profile', 'account', 'expiresAt', 'mustChangePassword', 'storage'],
  async run({ flags }, context) {
    const { phrases, terminal } = context;
    refuseGivenToken('in', context);
    const connection = connect(context);
    const { profile, session, caller } = connection;
    if (isUnencrypted(profile.server)) {
      terminal.note(format(phrases.notes.unencrypted, { server: profile.server }));
    }
    const credentials = await credentialsOf(flags, connection, context);
    const before = session.token();
    const { expiresAt, mustChangePassword } = await signIn(caller, session, {
      ...credentials,
      ...(flags.remember && { rememberDays }),
    });
    profile.keepServer();
    // The session that this one replaces would count against the account's limit of sessions.
    if (before) await endSession(before, context);
    const account = 'account' in credentials ? credentials.account : credentials.phone;
    terminal.note(format(phrases.notes.signedIn, { server: profile.server, name: account }));
    terminal.note(format(phrases.notes.kept, { file: profile.file }));
    if (mustChangePassword) terminal.note(phrases.notes.mustChangePassword);
    const item = {
      server: profile.server,
      profile: profile.name,
      account,
      expiresAt,
      mustChangePassword,
      storage: profile.file,
    };
    return { kind: 'sheet', item, people: () => '' };
  },
});
