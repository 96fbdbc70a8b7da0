import { rememberDays, signIn } from '@svcdesk/core';
import { format } from '@svcdesk/core/phrases';
import { defineCommand } from '../../command/command.ts';
import { text, toggle } from '../../command/flag-kinds.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { namedLines } from '../../output/named-values.ts';
import { connect } from '../../session/connection.ts';
import { credentialsOf } from '../../session/credentials.ts';
import { endSession, refuseGivenToken } from '../../session/own-session.ts';
import { isUnencrypted } from '../../session/unencrypted.ts';

/** `svcdesk login` */
export const login = defineCommand({
  name: 'login',
  flags: {
    account: text('NAME'),
    'password-stdin': toggle(),
    phone: text('NUMBER'),
    'code-stdin': toggle(),
    remember: toggle(),
  },
  examples: {
    ask: 'svcdesk login --account engineer',
    pipe: 'svcdesk login --account engineer --password-stdin < password.txt',
    other: 'svcdesk login --server https://desk.example.com --profile work --account engineer',
    phone: 'svcdesk login --phone 13800000000',
  },
  exitCodes: [exitCode.signInNeeded, exitCode.forbidden, exitCode.network, exitCode.limited],
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
    return { kind: 'one', item, people: () => '', lines: () => namedLines(item) };
  },
});
