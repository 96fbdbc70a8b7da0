import { SvcdeskError } from '../errors/svcdesk-error.ts';
import type { CallLimit } from './call-limit.ts';
import { callerFault } from './callbacks.ts';
import { isSlip } from './slips.ts';
import type { Transport, TransportReply, TransportRequest } from './transport.ts';
import { whyNotReached } from './why-not-reached.ts';

/** Sends one request and hands its reply to `read`, both within the limit of its call. */
export async function send<T>(
  transport: Transport,
  request: Omit<TransportRequest, 'signal'>,
  limit: CallLimit,
  read: (reply: TransportReply) => Promise<T>,
): Promise<T> {
  const exchange = async () => read(await transport({ ...request, signal: limit.signal }));
  try {
    return await Promise.race([exchange(), limit.ended]);
  } catch (cause) {
    if (cause instanceof SvcdeskError) throw cause;
    limit.check();
    throw notReached(limit.callId, request.url, cause, limit.isLate() ? limit.timeoutMs : undefined);
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
