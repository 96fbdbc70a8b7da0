import type { Call, DataOf, RequestOf } from '../contract/define.ts';
import { isNotSignedIn, okStatus } from '../errors/codes.ts';
import { isSvcdeskError, SvcdeskError } from '../errors/svcdesk-error.ts';
import { encode, type Target } from './encode.ts';
import { errorOf, type RawReply, readEnvelope } from './envelope.ts';
import { randomId } from './random-id.ts';
import { mayRetry, retryWaitMs } from './retry.ts';
import { pause, send } from './send.ts';
import { fetchTransport, type Transport, type TransportReply } from './transport.ts';

/** Where the caller takes the token from, and whom it tells that the token is no good any more. */
export interface TokenSource {
  token(): string | undefined;
  /** Called with the token that was refused; it may have been replaced meanwhile. */
  lost(token: string | undefined, error: SvcdeskError): void;
}

/** What hooks are told: names and times, never bodies, tokens or phone numbers. */
export interface CallEvent {
  callId: string;
  attempt: number;
  requestId?: string;
  httpStatus?: number;
  durationMs?: number;
  error?: SvcdeskError;
}

/** How a caller is made; only `baseUrl` is needed. */
export interface CallerOptions extends Target {
  /** Another `fetch` than the platform's. */
  fetch?: typeof fetch;
  /** Another transport altogether, such as the one of "@svcdesk/core/node". Wins over `fetch`. */
  transport?: Transport;
  session?: TokenSource;
  /** Language of the server's texts, `zh-CN` or `en`. */
  locale?: string | (() => string);
  /** How often a call that failed is sent again where that is safe. Default 2. */
  retries?: number;
  /** Longest wait for a reply in milliseconds. Default 30 000, uploads four times that. */
  timeoutMs?: number;
  /** Milliseconds since 1970. */
  clock?: () => number;
  /** A number from 0 to 1, for the jitter of retries. */
  random?: () => number;
  /** Set to false to take replies without checking their shape. */
  validate?: boolean;
  hooks?: {
    request?(event: CallEvent): void;
    reply?(event: CallEvent): void;
    retry?(event: CallEvent & { waitMs: number }): void;
    error?(event: CallEvent): void;
  };
}

/** What one call may differ in. */
export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  retries?: number;
  /** Key of a write that may have been sent before; made anew otherwise and kept over retries. */
  idempotencyKey?: string;
  /** Another token than the session's. */
  token?: string;
}

/** Makes calls one by one; a bundle carries only the calls that it imports. */
export interface Caller {
  /** Makes a call and gives its data. Throws {@link SvcdeskError}. */
  call<C extends Call>(call: C, request: RequestOf<C>, options?: CallOptions): Promise<DataOf<C>>;
  /** Makes a call and gives the envelope whatever it says; throws only when there was none. */
  raw<C extends Call>(call: C, request: RequestOf<C>, options?: CallOptions): Promise<RawReply>;
}

const defaultTimeoutMs = 30_000;
const defaultRetries = 2;

/** Makes a {@link Caller}. */
export function createCaller(options: CallerOptions): Caller {
  const { session, hooks, clock = Date.now, random = Math.random } = options;
  const transport = options.transport ?? fetchTransport(options.fetch);

  function headers(contentType: string | undefined, token: string | undefined, key: string | undefined) {
    const locale = typeof options.locale === 'function' ? options.locale() : options.locale;
    const result: Record<string, string> = { 'Cache-Control': 'no-cache' };
    if (contentType) result['Content-Type'] = contentType;
    if (token) result.token = token;
    if (locale) result['Accept-Language'] = locale;
    if (key) {
      result['Idempotency-Key'] = key;
      result['X-Device-Time'] = new Date(clock()).toISOString();
    }
    return result;
  }

  function once<T>(
    call: Call,
    request: unknown,
    attempt: number,
    key: string | undefined,
    callOptions: CallOptions,
    read: (reply: TransportReply, token: string | undefined) => Promise<T>,
  ): Promise<T> {
    const token = callOptions.token ?? session?.token();
    const { url, contentType, body } = encode(call, request as Record<string, unknown>, options);
    const timeoutMs =
      callOptions.timeoutMs ?? (options.timeoutMs ?? defaultTimeoutMs) * (call.body === 'multipart' ? 4 : 1);
    const startedAt = clock();
    hooks?.request?.({ callId: call.id, attempt });
    return send(
      transport,
      { method: call.method, url, headers: headers(contentType, token, key), body },
      { timeoutMs, signal: callOptions.signal, callId: call.id },
      (reply) => {
        hooks?.reply?.({
          callId: call.id,
          attempt,
          requestId: reply.header('x-request-id') ?? undefined,
          httpStatus: reply.status,
          durationMs: clock() - startedAt,
        });
        return read(reply, token);
      },
    );
  }

  async function withRetries<T>(
    call: Call,
    request: unknown,
    callOptions: CallOptions,
    read: (reply: TransportReply, token: string | undefined) => Promise<T>,
  ): Promise<T> {
    const key = call.writes ? (callOptions.idempotencyKey ?? randomId()) : undefined;
    const retries = callOptions.retries ?? options.retries ?? defaultRetries;
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(call, request, attempt, key, callOptions, read);
      } catch (error) {
        if (!isSvcdeskError(error)) throw error;
        if (attempt > retries || !mayRetry(call, error)) {
          hooks?.error?.({ callId: call.id, attempt, requestId: error.requestId, error });
          throw error;
        }
        const waitMs = retryWaitMs(error, attempt, random);
        hooks?.retry?.({ callId: call.id, attempt, error, waitMs });
        await pause(waitMs, callOptions.signal);
      }
    }
  }

  /** Turns a refusal into an error and tells the session when it is over. */
  function refuse(call: Call, request: unknown, raw: RawReply, token: string | undefined): SvcdeskError {
    const error = errorOf(raw, call.id);
    // Somebody who resets a forgotten password is not signed in by nature (product document, section 4).
    const forgetting = (request as { operate?: string } | undefined)?.operate === 'forgetPassword';
    if (isNotSignedIn(raw.status) && !forgetting) session?.lost(token, error);
    return error;
  }

  async function readData(call: Call, request: unknown, reply: TransportReply, token: string | undefined) {
    if (reply.status === 200) {
      if (call.reply === 'json') return checked(call, JSON.parse(await reply.text()));
      // A file is never served as JSON: that is the envelope of a refusal.
      if (call.reply === 'file' && !reply.header('content-type')?.startsWith('application/json')) {
        return reply.blob();
      }
    }
    const raw = readEnvelope(reply, await reply.text(), call.id);
    if (raw.status !== okStatus) throw refuse(call, request, raw, token);
    return checked(call, raw.data, raw.requestId);
  }

  function checked(call: Call, data: unknown, requestId?: string): unknown {
    if (options.validate === false) return data;
    const result = call.data().safeParse(data);
    if (result.success) return result.data;
    // Our phrases are for people who fill in forms; whoever reads this error wants zod's own word.
    const issues = result.error.issues.map(({ path, code }) => ({
      path: path.join('.'),
      code: 'type',
      text: code ?? 'type',
    }));
    throw new SvcdeskError('contractBroken', {
      message: `The reply to ${call.id} has another shape than the contract: ${issues.map((issue) => issue.path).join(', ')}.`,
      callId: call.id,
      requestId,
      issues,
    });
  }

  return {
    call: (call, request, callOptions = {}) =>
      withRetries(call, request, callOptions, (reply, token) =>
        readData(call, request, reply, token),
      ) as never,
    raw: (call, request, callOptions = {}) =>
      withRetries(call, request, callOptions, async (reply, token) => {
        const raw = readEnvelope(reply, await reply.text(), call.id);
        if (raw.status !== okStatus) refuse(call, request, raw, token);
        return raw;
      }),
  };
}
