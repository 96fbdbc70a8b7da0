import type { TokenSource } from '../client/caller.ts';
import { encode, type Target } from '../client/encode.ts';
import { errorOf, readEnvelope } from '../client/envelope.ts';
import { retryWaitMs } from '../client/retry.ts';
import { pause } from '../client/send.ts';
import { type StreamEventKind, type StreamEvents, stream, streamEventKinds } from '../contract/events.ts';
import { isNotSignedIn } from '../errors/codes.ts';
import { isSvcdeskError, SvcdeskError } from '../errors/svcdesk-error.ts';
import { createSseReader } from './sse-reader.ts';

/** Something that happened, by kind. */
export type StreamEvent = {
  [Kind in StreamEventKind]: { kind: Kind; data: StreamEvents[Kind] };
}[StreamEventKind];

/** How one listens; only `baseUrl`, `session` and `onEvent` are needed. */
export interface ListenOptions extends Target {
  /** Whose token is sent; told when it is no good any more. */
  session: TokenSource;
  /** Told of each event, in order. After `reset` anything may have changed. */
  onEvent(event: StreamEvent): void;
  /** Told when the stream is open, when it broke and is tried again, and when it ended, with the reason if any. */
  onState?(state: 'open' | 'waiting' | 'ended', error?: SvcdeskError): void;
  /** Another `fetch` than the platform's. */
  fetch?: typeof fetch;
  /** Where to go on, as an earlier stream's `position()` told. */
  position?: string;
  /** Longest silence in milliseconds before the line is taken to be dead. Default 50 000; the server shows life every 20 000. */
  silenceMs?: number;
  /** A number from 0 to 1, for the jitter of waits. */
  random?: () => number;
}

/** A stream that is listened to. */
export interface Listening {
  /** Where it stands: what came after this is told when listening begins here again. */
  position(): string | undefined;
  /** Ends it for good. */
  stop(): void;
}

const defaultSilenceMs = 50_000;
const known = (kind: string): kind is StreamEventKind =>
  (streamEventKinds as readonly string[]).includes(kind);

/**
 * Listens to what happens to what the signed-in account may see, over lines that break: it comes back by itself and
 * goes on where it was, and ends when the session does. Works in browsers, Node and workers; the token travels in a
 * header. Kinds of events that this version does not know are left out.
 *
 * @example
 * const listening = listenToEvents({ baseUrl, session: client.session, onEvent: ({ kind }) => refresh(kind) });
 */
export function listenToEvents(options: ListenOptions): Listening {
  const { session, onEvent, onState, silenceMs = defaultSilenceMs, random = Math.random } = options;
  const ending = new AbortController();
  let position = options.position;
  let comeBackMs: number | undefined;
  let attempt = 0;

  function take(text: string, read: ReturnType<typeof createSseReader>): void {
    const { events, lastId, retryMs } = read(text);
    for (const { event, data } of events) {
      if (ending.signal.aborted) return;
      if (known(event)) onEvent({ kind: event, data: JSON.parse(data) } as StreamEvent);
    }
    position = lastId ?? position;
    comeBackMs = retryMs ?? comeBackMs;
  }

  /** One connection, until it ends. Throws what refused or broke it. */
  async function connect(): Promise<void> {
    const controller = new AbortController();
    const end = () => controller.abort();
    ending.signal.addEventListener('abort', end, { once: true });
    let timer = setTimeout(end, silenceMs);
    try {
      const token = session.token();
      const headers: Record<string, string> = { Accept: 'text/event-stream', 'Cache-Control': 'no-cache' };
      if (token) headers.token = token;
      if (position !== undefined) headers['Last-Event-ID'] = position;
      const { url } = encode(stream, {}, options);
      const send = options.fetch ?? fetch;
      const init = { method: stream.method, headers, signal: controller.signal, cache: 'no-store' as const };
      const reply = await send(url, init);
      if (!reply.headers.get('content-type')?.startsWith('text/event-stream') || !reply.body) {
        throw await refusalOf(reply, token);
      }
      attempt = 0;
      onState?.('open');
      const read = createSseReader();
      const decoder = new TextDecoder();
      const body = reply.body.getReader();
      for (;;) {
        const { done, value } = await body.read();
        if (done) return;
        clearTimeout(timer);
        timer = setTimeout(end, silenceMs);
        take(decoder.decode(value, { stream: true }), read);
      }
    } finally {
      clearTimeout(timer);
      ending.signal.removeEventListener('abort', end);
    }
  }

  async function refusalOf(reply: Response, token: string | undefined): Promise<SvcdeskError> {
    const { status, headers } = reply;
    const text = await reply.text();
    const whole = {
      status,
      header: (name: string) => headers.get(name),
      text: () => Promise.resolve(text),
      blob: () => reply.blob(),
    };
    const raw = readEnvelope(whole, text, stream.id);
    const error = errorOf(raw, stream.id);
    if (isNotSignedIn(raw.status)) session.lost(token, error);
    return error;
  }

  /** Whether coming back may help. */
  const mayPass = (error: SvcdeskError | undefined): boolean =>
    !error || error.retryable || error.code === 'badReply';

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      let error: SvcdeskError | undefined;
      try {
        await connect();
      } catch (cause) {
        if (ending.signal.aborted) return;
        error = isSvcdeskError(cause)
          ? cause
          : new SvcdeskError('network', { message: 'The stream of events broke.', callId: stream.id, cause });
      }
      if (ending.signal.aborted) return;
      attempt += 1;
      const again = mayPass(error);
      onState?.(again ? 'waiting' : 'ended', error);
      if (!again) return;
      const waitMs = error ? retryWaitMs(error, attempt, random) : (comeBackMs ?? 0) * (0.5 + random() / 2);
      await pause(waitMs, ending.signal);
    }
  }

  void run();
  return {
    position: () => position,
    stop: () => ending.abort(),
  };
}
