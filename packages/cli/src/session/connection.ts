import { type Caller, createCaller, createSession, type Session, SvcdeskError } from '@svcdesk/core';
import { sideOf } from '@svcdesk/core/roles';
import type { Context } from '../command.ts';
import { callHooks, timeoutSecondsOf } from './debug.ts';
import { type Profile, profileOf } from './profile.ts';
import { transportFor } from './transport.ts';

/** A server to speak to, and as whom. */
export interface Connection {
  readonly profile: Profile;
  readonly caller: Caller;
  readonly session: Session;
  /** Where the token in use came from; undefined when there is none. */
  readonly tokenSource: 'environment' | 'profile' | undefined;
  /** Id of the account. */
  me(): Promise<string>;
  /** Whether the account is a customer's: asked of the server only when the token came from outside a profile. */
  isClient(): Promise<boolean>;
}

/** How a connection may differ. */
export interface ConnectOptions {
  /** Set to false where the check of replies would take longer than the call: for lists, which are only shown. */
  readonly validate?: boolean;
}

/** Gets ready to make calls; nothing is sent yet. */
export function connect(context: Context, options: ConnectOptions = {}): Connection {
  const { host, locale } = context;
  const profile = profileOf(context);
  const session = createSession({
    storage: profile.storage,
    key: profile.sessionKey,
    clock: () => host.now().getTime(),
  });
  const given = host.env.SVCDESK_TOKEN || undefined;
  const caller = createCaller({
    baseUrl: profile.server,
    transport: transportFor(host.env, context),
    session: given ? { token: () => given, lost: () => {} } : session,
    locale,
    clock: () => host.now().getTime(),
    // By it people know this session among their others.
    userAgent: `svcdesk/${host.version} (${host.platform})`,
    timeoutMs: timeoutSecondsOf(context) * 1000,
    // The person or script that runs a command decides about another try: exit code and key of a write make it safe.
    retries: 0,
    validate: options.validate,
    hooks: callHooks(context),
  });
  host.followServer(caller.now);
  const tokenSource = given ? 'environment' : session.token() ? 'profile' : undefined;
  /** Who the account is, by what was kept of its sign-in, else by the server. */
  const known = async () => {
    const kept = tokenSource === 'profile' ? session.current() : undefined;
    if (kept) return kept;
    const { personal } = await import('@svcdesk/core/contract/account');
    return caller.call(personal, {});
  };
  return {
    profile,
    caller,
    session,
    tokenSource,
    me: async () => (await known()).id,
    isClient: async () => sideOf(await known()) === 'client',
  };
}

/** The same for commands that need a session: fails before anything is sent without one. */
export function connectSignedIn(context: Context, options?: ConnectOptions): Connection {
  const connection = connect(context, options);
  if (!connection.tokenSource) throw new SvcdeskError('notSignedIn');
  return connection;
}
