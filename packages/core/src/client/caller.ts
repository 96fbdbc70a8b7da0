import type { DataOf, RequestOf } from '../contract/call-types.ts';
import type { Call } from '../contract/define.ts';
import { okStatus } from '../errors/codes.ts';
import { isSvcdeskError, type SvcdeskError } from '../errors/svcdesk-error.ts';
import type { Locale } from '../phrases/locale.ts';
import { type CallLimit, limitCall } from './call-limit.ts';
import {
  askAtOnce,
  type CallBack,
  type CallHooks,
  callerFault,
  createCallBack,
  isText,
  numberBy,
  type RequestEvent,
} from './callbacks.ts';
import { checkKeys } from './check-keys.ts';
import { callerClock } from './clock-ahead.ts';
import { addressOf, checkBaseUrl, type Encoded, encode, type Target } from './encode.ts';
import { errorOf, type RawReply, readEnvelope } from './envelope.ts';
import { checkLocale, languageFor, spoken } from './language.ts';
import { headersOf, type MoreHeaders } from './more-headers.ts';
import { pause } from './pause.ts';
import { randomId } from './random-id.ts';
import { type Reading, readData } from './read-data.ts';
import { mayRetry, retryWaitMs } from './retry.ts';
import { send } from './send.ts';
import { type TokenSource, tokenOf } from './session/token-source.ts';
import { fetchTransport, type Transport, type TransportReply } from './transport.ts';

/** How a caller is made; only `baseUrl` is needed. */
export interface CallerOptions extends Target {
  /** Another `fetch` than the platform's. */
  fetch?: typeof fetch | undefined;
  /** Another transport altogether, such as the one of "@svcdesk/core/node". Wins over `fetch`. */
  transport?: Transport | undefined;
  /** Gives the token to send, and is notified when the server no longer accepts it. */
  session?: TokenSource | undefined;
  /**
   * Language of the server's texts, `zh-CN` or `en`. Any other is refused by a TypeError: the server would answer it in
   * Chinese.
   */
  locale?: string | (() => string) | undefined;
  /**
   * Words for people of an error that no server said, such as that there is no network: `errorLabel` of
   * "@svcdesk/core/labels/error". Without it such an error has no `text`.
   */
  errorText?: ((code: string, locale: Locale) => string) | undefined;
  /** How often a call that failed is sent again where that is safe. Default 2. */
  retries?: number | undefined;
  /**
   * The longest that a call takes, with all of its attempts and the waits between them, in milliseconds. Default 30 000,
   * uploads four times that. It ends with the error `timeout`, or with that of its last attempt where there is no time left
   * for another.
   */
  timeoutMs?: number | undefined;
  /** The device's clock, in milliseconds since 1970; for tests. */
  clock?: (() => number) | undefined;
  /** A number from 0 to 1, for the jitter of retries. */
  random?: (() => number) | undefined;
  /** Set to false to take replies without checking their shape. */
  validate?: boolean | undefined;
  /** Set to false to send requests with fields that the call does not know, which are refused otherwise. */
  strict?: boolean | undefined;
  /** Sent as the user agent, such as `portal/1.2`; for programs outside of browsers. */
  userAgent?: string | undefined;
  /** Called on requests, replies, retries and errors by name and time. */
  hooks?: CallHooks | undefined;
  /**
   * More headers, such as those of a trace or a gateway; a function is called for each attempt and its stream. A header
   * of the SDK's own cannot be changed. One that throws is told to `hooks.error`, and the request goes without.
   */
  headers?: MoreHeaders | undefined;
}

/** What one call may differ in. */
export interface CallOptions {
  /** Ends the call at once, with the error `aborted`, or `timeout` for a signal of `AbortSignal.timeout`. */
  signal?: AbortSignal | undefined;
  /** The longest that this call takes in milliseconds, with all of its attempts. */
  timeoutMs?: number | undefined;
  retries?: number | undefined;
  /** Key of a write that may have been sent before; made anew otherwise and kept over retries. */
  idempotencyKey?: string | undefined;
  /**
   * Of an upload: called with how many bytes of its body have left, the file's own and some more. Told by `uploadTransport`
   * of "@svcdesk/core/browser" and by the Node transport; `fetch` does not know.
   */
  onSent?: ((bytes: number) => void) | undefined;
  /** Another token than the session's. */
  token?: string | undefined;
  /** Language of the server's texts in this reply, `zh-CN` or `en`. */
  locale?: string | undefined;
}

/** What the calls of a caller go by, for what is no call with one reply, such as the stream of events. */
export interface Line {
  transport: Transport;
  target: Target;
  session: TokenSource | undefined;
  hooks: CallHooks | undefined;
  /** Whether a request with fields that its call does not know is refused. */
  strict: boolean;
  /** Headers of every request of a call, with the token if there is one. */
  headers(token: string | undefined, call: Call): Record<string, string>;
}

/** Makes calls one by one; a bundle carries only the calls that it imports. */
export interface Caller {
  /** Makes a call and gives its data. Throws {@link SvcdeskError}. */
  call<C extends Call>(call: C, request: RequestOf<C>, options?: CallOptions): Promise<DataOf<C>>;
  /** Makes a call and gives the envelope whatever it says; throws only when there was none. */
  raw<C extends Call>(call: C, request: RequestOf<C>, options?: CallOptions): Promise<RawReply>;
  /**
   * Now by the server's clock as its replies tell it, in milliseconds since 1970 UTC: compare its instants with this, and
   * take the `at` of an action from it, for a device's own clock may be days off.
   */
  now(): number;
  /**
   * The address of a path of the server, such as the one of a file: behind `baseUrl`, by the names of `paths`. What has a
   * scheme is given back as it is.
   *
   * @example
   * const { url } = await client.files.link({ id });
   * image.src = client.addressOf(url);
   */
  addressOf(path: string): string;
  line: Line;
}

/** What a call adds to the headers of every request. */
interface OwnHeaders extends Pick<CallOptions, 'locale'> {
  contentType?: string | undefined;
  key?: string | undefined;
}

/** A call under way, with the language that it asks for. */
interface Running extends CallOptions {
  readonly call: Call;
  readonly request: unknown;
  /** Tells which attempt it came to. */
  readonly event: RequestEvent;
  readonly callBack: CallBack;
}

/** What the attempts of a call have in common. */
interface Sending extends Running {
  readonly key: string | undefined;
  readonly limit: CallLimit;
}

type ReadReply<T> = (reply: TransportReply, reading: Reading) => Promise<T>;

const defaultTimeoutMs = 30_000;
const defaultRetries = 2;

/** Makes a {@link Caller}. */
export function createCaller(options: CallerOptions): Caller {
  checkBaseUrl(options);
  checkLocale(options.locale);
  const { session, hooks } = options;
  const serverClock =
    session?.serverClock ??
    callerClock(numberBy(createCallBack('clock', hooks), 'clock', options.clock, Date.now));
  const clock = serverClock.device;
  const random = numberBy(createCallBack('caller', hooks), 'random', options.random, Math.random);
  const transport = options.transport ?? fetchTransport(options.fetch);
  const strict = options.strict !== false;
  const isWatched = hooks !== undefined || typeof options.headers === 'function';

  function eventOf({ id: callId, method, path: route, writes }: Call): RequestEvent {
    // Made only for hooks, functions of headers and writes: the first id has Node load its cryptography.
    return { callId, id: isWatched || writes ? randomId() : '', method, route, attempt: 1 };
  }

  function headers(
    event: RequestEvent,
    callBack: CallBack,
    token: string | undefined,
    own: OwnHeaders,
  ): Record<string, string> {
    const { contentType, key, locale } = own;
    const result: Record<string, string> = { 'Cache-Control': 'no-cache' };
    if (options.userAgent) result['User-Agent'] = options.userAgent;
    if (contentType) result['Content-Type'] = contentType;
    if (token) result.token = token;
    if (locale) result['Accept-Language'] = locale;
    if (key) {
      result['Idempotency-Key'] = key;
      result['X-Device-Time'] = new Date(serverClock.now()).toISOString();
    }
    return { ...headersOf(options.headers, event, callBack), ...result };
  }

  function encoded(call: Call, request: unknown): Encoded {
    try {
      return encode(call, request as Record<string, unknown>, options);
    } catch (cause) {
      if (isSvcdeskError(cause)) throw cause;
      throw callerFault(call.id, `The request of ${call.id} cannot be written`, cause);
    }
  }

  /** Sends a call until it is answered or may not be sent again, and hands the reply to `read`. */
  async function exchange<T>(
    call: Call,
    request: unknown,
    callOptions: CallOptions,
    read: ReadReply<T>,
  ): Promise<T> {
    const event = eventOf(call);
    const callBack = createCallBack(call.id, hooks);
    let locale: string | undefined;
    try {
      locale = languageFor(call.id, callOptions.locale, options.locale, callBack);
      if (strict) checkKeys(call, request);
      return await attempts({ ...callOptions, call, request, event, callBack, locale }, read);
    } catch (error) {
      if (!isSvcdeskError(error)) throw error;
      const { errorText } = options;
      if (errorText && error.text === undefined) {
        const give = () => errorText(error.code, spoken(locale));
        Object.assign(error, {
          text: askAtOnce(callBack, give, isText, 'errorText has to give a text, at once'),
        });
      }
      callBack(hooks?.error, { ...event, requestId: error.requestId, error });
      throw error;
    }
  }

  async function attempts<T>(running: Running, read: ReadReply<T>): Promise<T> {
    const { call, event, callBack } = running;
    const retries = running.retries ?? options.retries ?? defaultRetries;
    const timeoutMs =
      running.timeoutMs ?? (options.timeoutMs ?? defaultTimeoutMs) * (call.body === 'multipart' ? 4 : 1);
    const begunAt = clock();
    const limit = limitCall(call.id, timeoutMs, running.signal);
    try {
      // A retry carries the token of the first attempt, even when another account signs in meanwhile.
      const token = await tokenOf(session, call.id, running.token);
      const key = call.writes ? (running.idempotencyKey ?? event.id) : undefined;
      for (let attempt = 1; ; attempt++) {
        limit.check();
        event.attempt = attempt;
        try {
          return await sendOnce({ ...running, event: { ...event }, token, key, limit }, read);
        } catch (error) {
          if (!isSvcdeskError(error) || attempt > retries || !mayRetry(call, error)) throw error;
          const waitMs = retryWaitMs(error, attempt, random);
          const leftMs = timeoutMs - (clock() - begunAt);
          if (limit.signal.aborted || waitMs >= leftMs) throw error;
          callBack(hooks?.retry, { ...event, error, waitMs });
          await pause(waitMs, limit.signal);
          if (limit.isLate()) throw error;
        }
      }
    } finally {
      limit.clear();
    }
  }

  function sendOnce<T>(sending: Sending, read: ReadReply<T>): Promise<T> {
    const { call, request, event, callBack, token, key, locale, limit, onSent } = sending;
    const { method } = call;
    const startedAt = clock();
    const { url, contentType, body } = encoded(call, request);
    callBack(hooks?.request, event);
    return send(
      transport,
      {
        method,
        url,
        headers: headers(event, callBack, token, { contentType, key, locale }),
        body,
        onSent: onSent && ((bytes) => callBack(onSent, bytes)),
      },
      limit,
      (reply) => {
        const heardAt = clock();
        callBack(hooks?.reply, {
          ...event,
          requestId: reply.header('x-request-id') ?? undefined,
          httpStatus: reply.status,
          durationMs: heardAt - startedAt,
        });
        return read(reply, {
          heard() {
            // What a GET brings may have lain in a cache, which says nothing of the time now.
            if (method === 'POST') callBack(() => serverClock.learn(reply, startedAt, heardAt));
          },
          refuse: (raw) => refuse(sending, raw),
        });
      },
    );
  }

  /** Turns a refusal into an error and notifies the session when it is over. */
  function refuse({ call, request, token, callBack }: Running, raw: RawReply): SvcdeskError {
    const error = errorOf(raw, call.id);
    // A forgotten password is reset without being signed in, so this refusal ends no session.
    const forgetting = (request as { operate?: string } | undefined)?.operate === 'forgetPassword';
    if (error.kind === 'session' && !forgetting) callBack(() => session?.lost(token, error));
    return error;
  }

  return {
    now: serverClock.now,
    addressOf: (path) => (path.startsWith('/') ? addressOf(path, options) : path),
    line: {
      transport,
      target: options,
      session,
      hooks,
      strict,
      headers(token, call) {
        const callBack = createCallBack(call.id, hooks);
        const locale = languageFor(call.id, undefined, options.locale, callBack);
        return headers(eventOf(call), callBack, token, { locale });
      },
    },
    call: (call, request, callOptions = {}) =>
      exchange(
        call,
        request,
        callOptions,
        (reply, reading) => readData(call, reply, reading, options.validate !== false),
        // The call's schema says what comes, and the types follow from the same.
      ) as never,
    raw: (call, request, callOptions = {}) =>
      exchange(call, request, callOptions, async (reply, { heard, refuse }) => {
        const raw = readEnvelope(reply, await reply.text(), call.id);
        heard();
        if (raw.status !== okStatus) refuse(raw);
        return raw;
      }),
  };
}
