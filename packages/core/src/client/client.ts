import { type Call, type DataOf, isCall, type RequestOf } from '../contract/define.ts';
import { domains } from '../contract/index.ts';
import { createSession, type Session, type SessionOptions } from '../session/session.ts';
import { type Caller, type CallerOptions, type CallOptions, createCaller } from './caller.ts';

type Method<C extends Call> = (request: RequestOf<C>, options?: CallOptions) => Promise<DataOf<C>>;

/**
 * The methods of a domain: one for each of its calls, named by the second half of the dotted id. A stream is no
 * call with an answer: `listenToEvents` of "@svcdesk/core/events" hears it.
 */
export type DomainMethods<Domain> = {
  [Name in keyof Domain as Domain[Name] extends { reply: 'stream' }
    ? never
    : Domain[Name] extends Call
      ? Name
      : never]: Domain[Name] extends Call ? Method<Domain[Name]> : never;
};

/** Every call as a method: `client.orders.accept({ orderId })`. */
export type Methods = { [Domain in keyof typeof domains]: DomainMethods<(typeof domains)[Domain]> };

/** The full client: all methods, the single-call {@link Caller} and the session. */
export type Client = Methods & Caller & { session: Session };

/** How a client is made. */
export interface ClientOptions extends Omit<CallerOptions, 'session'>, SessionOptions {
  /** A session of one's own; otherwise one is made with `storage` and `key`. */
  session?: Session;
}

/**
 * Makes a client with every call as a method.
 *
 * Browser programs that must stay small take {@link createCaller} and import single calls instead.
 */
export function createClient(options: ClientOptions): Client {
  const session = options.session ?? createSession(options);
  const caller = createCaller({ ...options, session });
  const methods = Object.entries(domains).map(([name, domain]) => [name, methodsOf(domain, caller)]);
  return { ...Object.fromEntries(methods), ...caller, session } as Client;
}

function methodsOf(domain: Record<string, unknown>, caller: Caller): Record<string, Method<Call>> {
  return Object.fromEntries(
    Object.entries(domain)
      .filter((entry): entry is [string, Call] => isCall(entry[1]) && entry[1].reply !== 'stream')
      .map(([name, call]) => [name, (request, options) => caller.call(call, request, options)]),
  );
}
