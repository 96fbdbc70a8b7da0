import { type ErrorCode, type ErrorCodeRow, type ErrorKind, errorRow } from './codes.ts';

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
  message?: string | undefined;
  text?: string | undefined;
  status?: number | undefined;
  errorCode?: string | undefined;
  httpStatus?: number | undefined;
  callId?: string | undefined;
  requestId?: string | undefined;
  issues?: Issue[] | undefined;
  reason?: string | undefined;
  retryAfterMs?: number | undefined;
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
  /** What the server said, in the client's language and fit to show; `message` is for who reads logs. */
  declare readonly text?: string | undefined;
  /** Status of the envelope, such as 10409. */
  declare readonly status?: number | undefined;
  /** Error code of the envelope, such as `13001`. */
  declare readonly errorCode?: string | undefined;
  declare readonly httpStatus?: number | undefined;
  /** Dotted id of the call, such as `orders.accept`. */
  declare readonly callId?: string | undefined;
  /** The server's id of the request: quote it when asking for help. */
  declare readonly requestId?: string | undefined;
  /** Fields that a request got wrong, with `badRequest`, and the limit of a file with `tooLarge`. */
  declare readonly issues?: Issue[] | undefined;
  /** Why an action is not allowed now; a key of the phrases' `reasons`. */
  declare readonly reason?: string | undefined;
  /** How long the server asks to wait before another try. */
  declare readonly retryAfterMs?: number | undefined;

  constructor(code: ErrorCode | (string & {}), { message, cause, ...parts }: ErrorParts = {}) {
    super(message ?? code, cause === undefined ? undefined : { cause });
    const {
      kind = 'api',
      retryable = false,
      status,
      errorCode,
    }: Partial<ErrorCodeRow> = {
      ...errorRow(code as ErrorCode),
    };
    Object.assign(this, { status, errorCode, ...parts, code, kind, retryable });
    Object.defineProperty(this, brand, { value: true });
  }

  /** Safe to log: no token, no request body. */
  toJSON(): Record<string, unknown> {
    return { ...(this as object), message: this.message };
  }
}

/** Whether a value is an error of this SDK, of whichever copy of it, and optionally of one code. */
export function isSvcdeskError(value: unknown, code?: ErrorCode): value is SvcdeskError {
  if (typeof value !== 'object' || value === null || !(brand in value)) return false;
  return code === undefined || ('code' in value && value.code === code);
}
