import { type StreamEventKind, type StreamEvents, stream, streamEventKinds } from '../contract/events.ts';
import { isSvcdeskError, SvcdeskError } from '../errors/svcdesk-error.ts';
import { callerFault, createCallBack, numberBy } from './callbacks.ts';
import type { Caller } from './caller.ts';
import { encode } from './encode.ts';
import { errorOf, readEnvelope } from './envelope.ts';
import { pause } from './pause.ts';
import { growingWaitMs, retryWaitMs } from './retry.ts';
import { notReached } from './send.ts';
import { tokenOf } from './session/token-source.ts';
import { isSlip } from './slips.ts';
import { createSseReader } from './sse-reader.ts';
import type { ByteStream, TransportReply, TransportRequest } from './transport.ts';

/** Something that happened, by kind. */
export type StreamEvent = {
  [Kind in StreamEventKind]: { kind: Kind; data: StreamEvents[Kind] };
}[StreamEventKind];

/** How one listens; only `onEvent` is needed. */
export interface ListenOptions {
  /** Called with each event, in order. After `reset` anything may have changed. */
  onEvent(event: StreamEvent): void;
  /** Called when the stream is open, when it broke and is tried again, and when it ended, with the reason if any. */
  onState?: ((state: 'open' | 'waiting' | 'ended', error?: SvcdeskError) => void) | undefined;
  /** Where to go on, as an earlier stream's `position()` said. */
  position?: string | undefined;
  /** How many milliseconds nothing may come before the line is taken to be dead. Default 50 000; the server shows life every 20 000. */
  idleTimeoutMs?: number | undefined;
  /** A number from 0 to 1, for the jitter of waits. */
  random?: (() => number) | undefined;
}

/** A stream that is listened to. */
export interface Listening {
  /** The position in the stream: listening that begins here again emits the events after it. */
  position(): string | undefined;
  /** Ends it for good. */
  stop(): void;
}

const defaultIdleTimeoutMs = 50_000;
/** How long to wait before coming back to a server that ended the stream and said nothing of it. */
const defaultComeBackMs = 1000;
const known = (kind: string): kind is StreamEventKind =>
  (streamEventKinds as readonly string[]).includes(kind);

function broken(cause: unknown): SvcdeskError {
  if (isSlip(cause)) return callerFault(stream.id, 'The stream of events cannot be read', cause);
  return new SvcdeskError('network', { message: 'The stream of events broke.', callId: stream.id, cause });
}

/**
 * Listens to events of what the signed-in account may see. It reconnects when the connection breaks and
 * goes on where it was, and ends with the session. It uses the caller's own transport, with the token in a header.
 * Kinds of events that this version does not know are left out. A client has it as `client.events.listen`.
 *
 * @example
 * const listening = listenToEvents(caller, { onEvent: ({ kind }) => refresh(kind) });
 */
export function listenToEvents({ line }: Pick<Caller, 'line'>, options: ListenOptions): Listening {
  const { onEvent, onState, idleTimeoutMs = defaultIdleTimeoutMs } = options;
  const { session } = line;
  const ending = new AbortController();
  const callBack = createCallBack(stream.id, line.hooks);
  const random = numberBy(callBack, 'random', options.random, Math.random);
  let position = options.position;
  let comeBackMs: number | undefined;
  let attempt = 0;

  function take(text: string, read: ReturnType<typeof createSseReader>): void {
    const { events, lastId, retryMs } = read(text);
    for (const { event, data } of events) {
      if (ending.signal.aborted) return;
      if (known(event)) callBack(emit, event, data);
    }
    position = lastId ?? position;
    comeBackMs = retryMs ?? comeBackMs;
  }

  function emit(kind: StreamEventKind, data: string): unknown {
    return onEvent({ kind, data: JSON.parse(data) } as StreamEvent);
  }

  async function answer(request: TransportRequest): Promise<TransportReply> {
    try {
      return await line.transport(request);
    } catch (cause) {
      throw notReached(stream.id, request.url, cause);
    }
  }

  async function open(signal: AbortSignal): Promise<ReturnType<ByteStream['getReader']>> {
    const token = await tokenOf(session, stream.id);
    const headers: Record<string, string> = { ...line.headers(token, stream), Accept: 'text/event-stream' };
    if (position !== undefined) headers['Last-Event-ID'] = position;
    const { url } = encode(stream, {}, line.target);
    const reply = await answer({ method: stream.method, url, headers, signal, stream: true });
    if (reply.body && reply.header('content-type')?.startsWith('text/event-stream'))
      return reply.body.getReader();
    const raw = readEnvelope(reply, await reply.text(), stream.id);
    const error = errorOf(raw, stream.id);
    if (error.kind === 'session') callBack(() => session?.lost(token, error));
    throw error;
  }

  /** One connection, until it ends. Throws what refused or broke it. */
  async function connect(): Promise<void> {
    const controller = new AbortController();
    const end = () => controller.abort();
    ending.signal.addEventListener('abort', end, { once: true });
    let timer = setTimeout(end, idleTimeoutMs);
    try {
      const body = await open(controller.signal);
      callBack(onState, 'open');
      const read = createSseReader();
      const decoder = new TextDecoder();
      for (let pieces = 1; ; pieces++) {
        const { done, value } = await body.read();
        if (done) return;
        // A server that accepts connections and drops them at once is asked more and more seldom.
        if (pieces > 1) attempt = 0;
        clearTimeout(timer);
        timer = setTimeout(end, idleTimeoutMs);
        take(decoder.decode(value, { stream: true }), read);
      }
    } finally {
      clearTimeout(timer);
      ending.signal.removeEventListener('abort', end);
    }
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
        error = isSvcdeskError(cause) ? cause : broken(cause);
      }
      if (ending.signal.aborted) return;
      attempt += 1;
      const again = mayPass(error);
      if (!again) return end(error);
      callBack(onState, 'waiting', error);
      const waitMs = error
        ? retryWaitMs(error, attempt, random)
        : growingWaitMs(comeBackMs ?? defaultComeBackMs, attempt, random);
      await pause(waitMs, ending.signal);
    }
  }

  function end(error?: SvcdeskError): void {
    if (ending.signal.aborted) return;
    ending.abort();
    unfollow?.();
    callBack(onState, 'ended', error);
  }

  // The next account has another place in the stream, and other events.
  const whose = session?.current?.()?.id;
  const unfollow = session?.subscribe?.(({ type, signedIn, error }) => {
    if (type !== 'signedIn' || signedIn?.id !== whose) end(error);
  });
  void run();
  return {
    position: () => position,
    stop() {
      ending.abort();
      unfollow?.();
    },
  };
}
