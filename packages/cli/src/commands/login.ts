import { rememberDays, signIn, signInByDevice, signOut } from '@svcdesk/core';
import { personal } from '@svcdesk/core/contract/account';
import {
  devicePoll,
  deviceStart,
  login as loginCall,
  logout as logoutCall,
} from '@svcdesk/core/contract/auth';
import { format } from '@svcdesk/core/phrases';
import { defineCommand } from '../command.ts';
import { exitCode } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { choice, text, toggle } from '../line/flags.ts';
import { type Connection, connect } from '../session/connection.ts';
import { isUnencrypted, lineHere, type StoragePlace, storagePlaces } from '../session/profile.ts';
import { type Credentials, credentialsOf, endSession, refuseGivenToken } from '../session/sign-in.ts';

/** `svcdesk auth login` */
export const login = defineCommand({
  name: 'auth login',
  calls: [loginCall, deviceStart, devicePoll],
  arguments: [],
  flags: {
    account: text('NAME', undefined, { conflicts: ['phone'] }),
    'password-stdin': toggle(undefined, { conflicts: ['phone'] }),
    phone: text('NUMBER'),
    'code-stdin': toggle(undefined, { needs: 'phone' }),
    web: toggle(undefined, { conflicts: ['account', 'phone', 'password-stdin'] }),
    remember: toggle(),
    storage: choice('PLACE', storagePlaces),
  },
  examples: {
    ask: 'svcdesk login --account engineer',
    pipe: 'svcdesk login --account engineer --password-stdin < password.txt',
    other: 'svcdesk login --server https://desk.example.com --profile work --account engineer',
    phone: 'svcdesk login --phone 13800000000',
    web: 'svcdesk login --web',
  },
  output: 'detail',
  fields: () => ['server', 'profile', 'account', 'expiresAt', 'mustChangePassword', 'storage'],
  async run({ flags }, given) {
    const context = flags.storage ? { ...given, host: keepingIn(flags.storage, given.host) } : given;
    const { phrases, terminal, host } = context;
    refuseGivenToken('in', context);
    const connection = connect(context);
    const { profile, session, caller } = connection;
    if (isUnencrypted(profile.server)) {
      terminal.note(format(phrases.notes.unencrypted, { server: profile.server }));
    }
    const before = session.token();
    const remember = flags.remember ? { rememberDays } : {};
    const credentials = flags.web ? undefined : await credentialsOf(flags, connection, context);
    const { expiresAt, mustChangePassword } = !credentials
      ? await signInByDevice(caller, session, {
          request: { name: `svcdesk ${host.version} (${host.platform})`, ...remember },
          show({ verifyUrl, userCode }) {
            terminal.note(format(phrases.notes.approve, { url: verifyUrl, code: userCode }));
            // The person at this machine goes on in its browser; the address is printed for another device.
            if (terminal.mayAsk) void host.openBrowser(verifyUrl);
          },
        })
      : await signIn(caller, session, { ...credentials, ...remember });
    profile.keepServer();
    // The session that this one replaces would count against the account's limit of sessions.
    if (before) await endSession(before, context);
    const account = await accountOf(credentials, caller);
    terminal.note(format(phrases.notes.signedIn, { server: profile.server, name: account }));
    terminal.note(format(phrases.notes[keptNote(profile.place(), host)], { file: profile.file }));
    if (mustChangePassword) {
      const command = lineHere('auth password', context);
      terminal.note(format(phrases.notes.mustChangePassword, { command }));
    }
    const item = {
      server: profile.server,
      profile: profile.name,
      account,
      expiresAt,
      mustChangePassword,
      storage: profile.place() === 'keyring' ? 'keyring' : profile.file,
    };
    return { kind: 'detail', item, people: () => '' };
  },
});

/** Where the session lies is said aloud, above all where a keyring was to be expected. */
function keptNote(place: StoragePlace, { env }: Host) {
  if (place === 'keyring') return 'keptInKeyring';
  return env.SVCDESK_STORAGE === 'file' ? 'kept' : 'keptWithoutKeyring';
}

/** The same host, where sessions are kept in one place and no other. */
function keepingIn(place: StoragePlace, host: Host): Host {
  return Object.create(host, { env: { value: { ...host.env, SVCDESK_STORAGE: place } } }) as Host;
}

/** The name that was typed, or the server's name of the account that approved. */
async function accountOf(credentials: Credentials | undefined, { call }: Connection['caller']) {
  if (credentials) return 'account' in credentials ? credentials.account : credentials.phone;
  const { account, name } = await call(personal, {});
  return account ?? name;
}

/** `svcdesk auth logout` */
export const logout = defineCommand({
  name: 'auth logout',
  calls: [logoutCall],
  arguments: [],
  flags: {},
  output: 'detail',
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
    const { localTime } = await import('../print/time.ts');
    const expires = kept ? localTime(kept.expiresAt) : '';
    const note = !had ? notes.notSignedIn : revoked ? notes.signedOut : notes.notRevoked;
    context.terminal.note(format(note, { server, expires }));
    const item = { server, profile: profile.name, revoked: had && revoked };
    return {
      kind: 'detail',
      item,
      people: () => '',
      exitCode: revoked ? exitCode.ok : exitCode.network,
    };
  },
});
