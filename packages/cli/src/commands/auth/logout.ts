import { signOut } from '@svcdesk/core';
import { logout as logoutCall } from '@svcdesk/core/contract/auth';
import { format } from '@svcdesk/core/phrases';
import { defineCommand } from '../../command/command.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { connect } from '../../session/connection.ts';
import { refuseGivenToken } from '../../session/own-session.ts';

/** `svcdesk auth logout` */
export const logout = defineCommand({
  name: 'auth logout',
  calls: [logoutCall],
  arguments: [],
  flags: {},
  output: 'sheet',
  examples: { here: 'svcdesk logout', other: 'svcdesk logout --profile work' },
  fields: () => ['server', 'profile', 'revoked'],
  async run(_input, context) {
    const { notes } = context.phrases;
    refuseGivenToken('out', context);
    const { profile, session, caller } = connect(context);
    const { server } = profile;
    const kept = session.current();
    const had = session.token() !== undefined;
    const revoked = await signOut(caller, session);
    const { localTime } = await import('../../output/time.ts');
    const expires = kept ? localTime(kept.expiresAt) : '';
    const note = !had ? notes.notSignedIn : revoked ? notes.signedOut : notes.notRevoked;
    context.terminal.note(format(note, { server, expires }));
    const item = { server, profile: profile.name, revoked: had && revoked };
    return {
      kind: 'sheet',
      item,
      people: () => '',
      exitCode: revoked ? exitCode.ok : exitCode.network,
    };
  },
});
