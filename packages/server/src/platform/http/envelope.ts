import { type ErrorCode, errorRow, type Issue, isSvcdeskError, issuesInWords, okStatus } from '@svcdesk/core';
import { format, type Locale, phrasesFor } from '@svcdesk/core/phrases';
import { isConnectionLost, isDatabaseError, noWritesCodes } from '../db/index.ts';
import { InvalidRequest } from '../refusals.ts';

/** The body of success. Written at once: put together of pieces, a page would be copied twice more on its way out. */
export function okBody(data: unknown): string {
  return JSON.stringify({ status: okStatus, data: data ?? {}, msg: '' });
}

/** A reply that says no: its transport status, body and headers. */
export type FailureReply = ReturnType<typeof failureReply>;

/** What a refusal or failure is answered with. Nothing but a code, its words and the request's id leaves. */
export function failureReply(error: unknown, locale: Locale, requestId: string) {
  const { code, issues, reason, retryAfterMs } = partsOf(error, locale);
  const row = errorRow(code);
  const phrases = phrasesFor(locale);
  const whys: Record<string, string> = { ...phrases.reasons, ...phrases.limits };
  const why = reason === undefined ? undefined : whys[reason];
  const data = issues || reason !== undefined ? { issues, reason } : undefined;
  return {
    httpStatus: row.http ?? 200,
    code,
    status: row.status,
    retryAfterSeconds: retryAfterMs === undefined ? undefined : Math.max(1, Math.ceil(retryAfterMs / 1000)),
    body: JSON.stringify({
      status: row.status,
      data,
      msg: why ?? format(phrases.errors[code], { requestId }),
      errorCode: row.errorCode,
    }),
  };
}

interface Parts {
  code: ErrorCode;
  issues?: Issue[] | undefined;
  reason?: string | undefined;
  retryAfterMs?: number | undefined;
}

const busyRetryMs = 1000;

/**
 * What passes: waits that ran out and conflicts that a second try may win (lock, statement, deadlock, serialisation),
 * a database that has no memory, connections or files left, or that takes no writes for now.
 */
const passing = ['55P03', '57014', '40P01', '40001', '53000', '53200', '53300', ...noWritesCodes];

function partsOf(error: unknown, locale: Locale): Parts {
  if (error instanceof InvalidRequest) {
    return { code: error.code, issues: issuesInWords(error.issues, phrasesFor(locale).issues, format) };
  }
  if (isSvcdeskError(error)) {
    const { issues, reason, retryAfterMs } = error;
    const code = error.code as ErrorCode;
    // Codes without a status are the client's own and have no place on the wire.
    if (errorRow(code)?.status === undefined) return { code: 'internal' };
    return { code, issues, reason, retryAfterMs };
  }
  if (isConnectionLost(error) || (isDatabaseError(error) && passing.includes(error.code))) {
    return { code: 'unavailable', retryAfterMs: busyRetryMs };
  }
  return { code: faultOf(error) };
}

/** What the system has no more of, or does not give for now: room, a disk that can be written to, descriptors. */
const exhausted = ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'];

/** What the HTTP layer itself complains of. */
function faultOf(error: unknown): ErrorCode {
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  if (typeof code === 'string' && exhausted.includes(code)) return 'unavailable';
  if (statusCode === 413) return 'tooLarge';
  if (statusCode === 415) return 'mediaType';
  if (code === 'FST_ERR_BAD_URL') return 'notFound';
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? 'badRequest' : 'internal';
}
