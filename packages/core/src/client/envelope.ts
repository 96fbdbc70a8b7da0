import { codeOf, codeOfHttp, okStatus } from '../errors/codes.ts';
import { type Issue, SvcdeskError } from '../errors/svcdesk-error.ts';
import type { TransportReply } from './transport.ts';

/** The envelope as it is sent. */
interface Envelope {
  status: number;
  data?: unknown;
  msg?: string;
  errorCode?: string | number;
}

/**
 * A reply as old clients read it: on anything but success `data` holds the message text,
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
  const envelope = readJson(text) as Envelope | undefined;
  const wire = {
    httpStatus: reply.status,
    requestId: reply.header('x-request-id') ?? undefined,
    retryAfterMs: retryAfterMs(reply),
  };
  if (typeof envelope?.status !== 'number') {
    const message = `The reply to ${callId} is not an envelope (HTTP ${reply.status}).`;
    throw new SvcdeskError(codeOfHttp(reply.status) ?? 'badReply', { message, callId, ...wire });
  }
  const { status, data, errorCode } = envelope;
  const msg = envelope.msg ?? '';
  const ok = status === okStatus;
  return {
    status,
    data: ok ? data : msg,
    msg,
    errorCode: errorCode?.toString(),
    details: ok ? undefined : ((data ?? undefined) as RawReply['details']),
    ...wire,
  };
}

/** What a reply says, undefined where that is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
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
  const { data: _, msg, details, ...wire } = raw;
  const code = codeOf(wire.status, wire.errorCode) ?? `status${wire.status}`;
  const text = msg || undefined;
  const fields = (details?.issues ?? []).map((issue) => `${issue.path} ${issue.text}`);
  const message = `${callId}: ${text ?? 'refused'} (${[code, details?.reason, ...fields].filter(Boolean).join('; ')})`;
  return new SvcdeskError(code, { ...details, ...wire, text, message, callId });
}
