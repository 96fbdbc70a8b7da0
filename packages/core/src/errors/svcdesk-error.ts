import { type ErrorCode, type ErrorKind, errorRow } from './codes.ts';

const brand = Symbol.for('svcdesk.error');

/** One field that a request got wrong. */
export interface Issue {
  /** Dotted path into the request, for example `fields.2.fieldValue`. */
  path: string;
  /** What is wrong, a key of the phrases' `issues`. */
  code: string;
  /** The same in words of the reader's language. */
  text: string;
}

/** What a {@link SvcdeskError} is made of; everything but `code` is optional. */
export interface ErrorParts {
  message?: string;
  status?: number;
  errorCode?: string;
  httpStatus?: number;
  callId?: string;
  requestId?: string;
  issues?: Issue[];
  reason?: string;
  retryAfterMs?: number;
  cause?: unknown;
}

/**
 * The one error that the SDK throws. Tell errors apart by `code` (or `kind`) with {@link isSvcdeskError},
 * not by `instanceof`: two copies of the package in one program have two classes.
 */
export class SvcdeskError extends Error {
  override readonly name = 'SvcdeskError';
  declare readonly code: ErrorCode | (string & {});
  declare readonly kind: ErrorKind;
  /** Whether the same request may succeed later by itself. */
  declare readonly retryable: boolean;
  declare readonly status?: number;
  declare readonly errorCode?: string;
  declare readonly httpStatus?: number;
  /** Dotted id of the call, such as `orders.accept`. */
  declare readonly callId?: string;
  /** The server's id of the request: quote it when asking for help. */
  declare readonly requestId?: string;
  declare readonly issues?: Issue[];
  /** Why an action is not allowed now; a key of the phrases' `reasons`. */
  declare readonly reason?: string;
  declare readonly retryAfterMs?: number;

  constructor(code: ErrorCode | (string & {}), parts: ErrorParts = {}) {
    super(parts.message ?? code, parts.cause === undefined ? undefined : { cause: parts.cause });
    const row = errorRow(code as ErrorCode) ?? { kind: 'api' };
    this.code = code;
    this.kind = row.kind;
    this.retryable = row.retryable ?? false;
    this.status = parts.status ?? row.status;
    this.errorCode = parts.errorCode ?? row.errorCode;
    this.httpStatus = parts.httpStatus;
    this.callId = parts.callId;
    this.requestId = parts.requestId;
    this.issues = parts.issues;
    this.reason = parts.reason;
    this.retryAfterMs = parts.retryAfterMs;
    Object.defineProperty(this, brand, { value: true });
  }

  /** Safe to log: no token, no request body. */
  toJSON(): Record<string, unknown> {
    const { name, code, kind, message, status, errorCode, callId, requestId, issues, reason, retryable } =
      this;
    return { name, code, kind, message, status, errorCode, callId, requestId, issues, reason, retryable };
  }
}

/** Whether a value is an error of this SDK, of whichever copy of it, and optionally of one code. */
export function isSvcdeskError(value: unknown, code?: ErrorCode): value is SvcdeskError {
  if (typeof value !== 'object' || value === null || !(brand in value)) return false;
  return code === undefined || (value as unknown as SvcdeskError).code === code;
}
