import { codeOf, codeOfHttp, okStatus } from '../errors/codes.ts';
import { type Issue, SvcdeskError } from '../errors/svcdesk-error.ts';
import type { TransportReply } from './transport.ts';

/** The envelope as it travels (product document, section 3). */
interface Envelope {
  status: number;
  data?: unknown;
  msg?: string;
  errorCode?: string | number;
}

/**
 * A reply in the product document's own shape: on anything but success `data` holds the message text (section 4),
 * and what the wire carried beside it stands in `details`.
 */
export interface RawReply {
  status: number;
  data: unknown;
  msg: string;
  errorCode?: string | undefined;
  details?: { issues?: Issue[] | undefined; reason?: string | undefined } | undefined;
  httpStatus: number;
  requestId?: string | undefined;
  retryAfterMs?: number | undefined;
}

/**
 * Reads a reply's envelope from its text. Anything else, such as a gateway's error page, is `badReply`, unless its HTTP
 * status says as much as ours would: too large, too many, unavailable.
 */
export function readEnvelope(reply: TransportReply, text: string, callId: string): RawReply {
  const envelope = parse(text);
  const requestId = reply.header('x-request-id') ?? undefined;
  if (!envelope) {
    throw new SvcdeskError(codeOfHttp(reply.status) ?? 'badReply', {
      message: `The reply to ${callId} is not an envelope (HTTP ${reply.status}).`,
      callId,
      requestId,
      httpStatus: reply.status,
      retryAfterMs: retryAfterMs(reply),
    });
  }
  const ok = envelope.status === okStatus;
  const msg = envelope.msg ?? '';
  return {
    status: envelope.status,
    data: ok ? envelope.data : msg,
    msg,
    errorCode: envelope.errorCode?.toString(),
    details: ok ? undefined : ((envelope.data ?? undefined) as RawReply['details']),
    httpStatus: reply.status,
    requestId,
    retryAfterMs: retryAfterMs(reply),
  };
}

function parse(text: string): Envelope | undefined {
  try {
    const value = JSON.parse(text) as Envelope;
    return typeof value?.status === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads Retry-After, in seconds as our server sends it. */
function retryAfterMs(reply: TransportReply): number | undefined {
  const seconds = Number(reply.header('retry-after') ?? -1);
  return seconds >= 0 ? seconds * 1000 : undefined;
}

/** The error that a reply without success stands for. */
export function errorOf(raw: RawReply, callId: string): SvcdeskError {
  const code = codeOf(raw.status, raw.errorCode) ?? `status${raw.status}`;
  const text = raw.msg || undefined;
  const [issue] = raw.details?.issues ?? [];
  const message = `${text ?? `${callId} was refused: ${code}`}${issue ? ` (${issue.path} ${issue.text})` : ''}`;
  const { status, errorCode, httpStatus, requestId, retryAfterMs } = raw;
  const wire = { status, errorCode, httpStatus, requestId, retryAfterMs };
  return new SvcdeskError(code, { ...raw.details, ...wire, text, message, callId });
}
