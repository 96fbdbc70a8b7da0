import { SvcdeskError } from '../errors/svcdesk-error.ts';
import { callerFault, isSlip } from './callbacks.ts';
import { timerMaxMs } from './pause.ts';
import type { Transport, TransportReply, TransportRequest } from './transport.ts';
import { whyNotReached } from './why-not-reached.ts';

/** Sends one request and hands its reply to `read`, both within `timeoutMs`; the caller's signal ends it at once. */
export async function send<T>(
  transport: Transport,
  request: Omit<TransportRequest, 'signal'>,
  options: { timeoutMs: number; signal?: AbortSignal | undefined; callId: string },
  read: (reply: TransportReply) => Promise<T>,
): Promise<T> {
  const { signal, callId } = options;
  if (signal?.aborted) throw aborted(callId, signal);
  const controller = new AbortController();
  let timedOut = false;
  const timer = setTimeout(
    () => {
      timedOut = true;
      controller.abort();
    },
    Math.min(options.timeoutMs, timerMaxMs),
  );
  const onAbort = () => controller.abort();
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return await read(await transport({ ...request, signal: controller.signal }));
  } catch (cause) {
    if (cause instanceof SvcdeskError) throw cause;
    if (signal?.aborted) throw aborted(callId, signal);
    throw notReached(callId, request.url, cause, timedOut ? options.timeoutMs : undefined);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

/** The error of a request that got no reply: in time, if that was the trouble; or that never went out, by a slip of the program. */
export function notReached(callId: string, url: string, cause: unknown, timedOutMs?: number): SvcdeskError {
  if (timedOutMs === undefined && isSlip(cause))
    return callerFault(callId, `${callId} could not be sent`, cause);
  const [code, why] =
    timedOutMs === undefined ? ['network', whyNotReached(cause)] : ['timeout', `waited ${timedOutMs} ms`];
  const message = `${callId} had no reply from ${url.split('?')[0]}: ${why}.`;
  return new SvcdeskError(code, { message, callId, cause });
}

/** The error of a call that its caller ended; `AbortSignal.timeout` does so when the time is up. */
function aborted(callId: string, { reason: cause }: AbortSignal): SvcdeskError {
  if ((Object(cause) as { name?: string }).name === 'TimeoutError')
    return new SvcdeskError('timeout', {
      message: `${callId} had no reply in its caller's time.`,
      callId,
      cause,
    });
  return new SvcdeskError('aborted', { message: `${callId} was ended by its caller.`, callId, cause });
}
