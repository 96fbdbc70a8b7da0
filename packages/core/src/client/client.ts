import type { RequestOf } from '../contract/call-types.ts';
import { type Call, isCall } from '../contract/define.ts';
import { domains } from '../contract/index.ts';
import { type Caller, type CallerOptions, type CallOptions, createCaller } from './caller.ts';
import { type Listening, type ListenOptions, listenToEvents } from './listen-to-events.ts';
import type { ContractMethods } from './methods/index.ts';
import { items, type Paged } from './pages.ts';
import { createSession, type Session, type SessionOptions } from './session/session.ts';
import { signIn, signOut } from './session/sign-in.ts';
import type { SignedIn } from './session/stored.ts';
import { version } from './version.ts';

/** Every call as a method: `client.orders.accept({ orderId })`. */
export type Methods = ContractMethods & {
  events: {
    /** Hears of what happens as it happens, over lines that break. */
    listen(options: ListenOptions): Listening;
  };
};

/** The full client: all methods, the single-call {@link Caller} and the session. */
export interface Client extends Methods, Caller {
  session: Session;
  /** Signs in by account and password or by phone and code, and keeps the session. */
  signIn(request: RequestOf<typeof domains.auth.login>): Promise<SignedIn>;
  /** Signs out: here at once, on the server if it can be reached. Resolves to whether the server knows. */
  signOut(): Promise<boolean>;
}

/** How a client is made. */
export interface ClientOptions extends Omit<CallerOptions, 'session'>, Omit<SessionOptions, 'hooks'> {
  /** A session of one's own; otherwise one is made with `storage` and `key`. */
  session?: Session | undefined;
  /** Name of your program, such as `portal/1.2`: it stands before ours in the user agent, where a program may set one. */
  userAgent?: string | undefined;
}

/**
 * Makes a client with every call as a method.
 *
 * Browser programs that must stay small take {@link createCaller} and import single calls instead.
 */
export function createClient(options: ClientOptions): Client {
  const session = options.session ?? createSession(options);
  const caller = createCaller({ ...options, session, userAgent: userAgentOf(options.userAgent) });
  const methods = Object.entries(domains).map(([name, domain]) => [name, methodsOf(domain, caller)]);
  const client = {
    ...(Object.fromEntries(methods) as Methods),
    ...caller,
    session,
    signIn: (request: RequestOf<typeof domains.auth.login>) => signIn(caller, session, request),
    signOut: () => signOut(caller, session),
  };
  client.events.listen = (listening) => listenToEvents(caller, listening);
  return client;
}

type Method = Paged<unknown, unknown, unknown>;

function methodsOf(domain: Record<string, unknown>, caller: Caller): Record<string, Method> {
  return Object.fromEntries(
    Object.entries(domain)
      .filter((entry): entry is [string, Call] => isCall(entry[1]) && entry[1].reply !== 'stream')
      .map(([name, call]) => [name, methodOf(call, caller)]),
  );
}

/** A method, with `all` whether or not its call has pages: the types say which has, and building shapes to see it costs. */
function methodOf(call: Call, caller: Caller): Method {
  return Object.assign((request: unknown, options?: CallOptions) => caller.call(call, request, options), {
    // Offered by the types only where the call has pages.
    all: (request: unknown, options?: CallOptions) => items(caller, call as never, request as never, options),
  });
}

/**
 * The user agent of a program's requests. A browser has its own, which a page must not set: some refuse it, others would
 * ask the server first whether it may be.
 */
function userAgentOf(program: string | undefined): string | undefined {
  if (typeof navigator !== 'undefined' && navigator.userAgent?.startsWith('Mozilla/')) return undefined;
  return `${program ? `${program} ` : ''}svcdesk-core/${version}`;
}
