import { lookup } from 'node:dns';
import type { Readable } from 'node:stream';
import type { Agent, Dispatcher } from 'undici';
import {
  addressFault,
  ForbiddenTargetError,
  guardedLookup,
  isPublic,
  type WebhookTargets,
} from './address.ts';

/** A call of this server to another service. */
export interface OutgoingCall {
  readonly url: string | URL;
  readonly method: Dispatcher.HttpMethod;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | Readable;
  /** What may be reached; anything when it is left out, for addresses that who runs the server has named. */
  readonly targets?: WebhookTargets;
}

/**
 * The one way out of this server. Redirects are not followed, proxies of the environment are not used, connections
 * are kept for what comes next. An address that others have named is judged when the connection is made.
 */
export interface OutgoingClient {
  /** The answer as it comes; what is not read of it must be dumped. The signal ends the wait and the answer. */
  open(call: OutgoingCall, signal: AbortSignal): Promise<Dispatcher.ResponseData>;
  /** Status and text, all of it within the time; an answer that is longer is refused. */
  ask(
    call: OutgoingCall,
    limits: { readonly withinMs: number; readonly maxBytes: number },
  ): Promise<{ readonly status: number; readonly text: string }>;
  /** The status, for whom the rest does not matter. */
  statusOf(call: OutgoingCall, withinMs: number): Promise<number>;
}

const agentName = 'svcdesk';
/** Most of an unused answer that is read, and for how long, to keep its connection; more is hung up on. */
const dumpBytes = 16_384;
const dumpMs = 1000;
/** An answer that has begun and goes on no more is hung up on. */
const silenceMs = 60_000;

/** A client that asks the machine's resolver; a test asks its own and says what is public. */
export function createOutgoingClient(dns = { lookup, isPublic }): OutgoingClient {
  // Loaded on first use: most servers start without it.
  let loaded: Promise<{ request: typeof import('undici').request; named: Agent; guarded: Agent }> | undefined;
  const load = async () => {
    // It is CommonJS: in the bundle only its default is there.
    const { Agent, request } = (await import('undici')).default;
    // Who calls says how long an answer may take to begin.
    const common = { headersTimeout: 0, bodyTimeout: silenceMs };
    // Apart, so that no guarded call takes a connection that was made without the guard.
    const guarded = new Agent({ ...common, connect: { lookup: guardedLookup(dns.lookup, dns.isPublic) } });
    return { request, named: new Agent(common), guarded };
  };

  async function open(call: OutgoingCall, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const { method, body, targets } = call;
    const url = new URL(call.url);
    const fault = targets && addressFault(url, targets);
    if (fault) throw new ForbiddenTargetError(fault);
    loaded ??= load();
    const { request, named, guarded } = await loaded;
    const dispatcher = targets && !targets.privateToo ? guarded : named;
    const headers = { 'user-agent': agentName, ...call.headers };
    return request(url, { method, body: body ?? null, headers, dispatcher, signal });
  }

  return {
    open,
    async ask(call, { withinMs, maxBytes }) {
      const { statusCode: status, body } = await open(call, AbortSignal.timeout(withinMs));
      const chunks: Buffer[] = [];
      let bytes = 0;
      for await (const chunk of body) {
        bytes += chunk.length;
        if (bytes > maxBytes) throw new Error(`The answer is longer than ${maxBytes} bytes`);
        chunks.push(chunk);
      }
      return { status, text: String(Buffer.concat(chunks)) };
    },
    async statusOf(call, withinMs) {
      const { statusCode, body } = await open(call, AbortSignal.timeout(withinMs));
      await body.dump({ limit: dumpBytes, signal: AbortSignal.timeout(dumpMs) }).catch(() => {});
      return statusCode;
    },
  };
}

/** The client of this process. */
export const outgoing: OutgoingClient = createOutgoingClient();

/** Whether a status says that what was asked was done. */
export const isOk = (status: number): boolean => status >= 200 && status < 300;
