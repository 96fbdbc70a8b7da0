const brand = Symbol.for('svcdesk.DatabaseError');

interface Fault {
  code: string;
  message: string;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
  /** May hold row values: never log or send it. */
  detail?: string | undefined;
}

/** A statement that the database refused, the same for both drivers. `code` is the SQLSTATE. */
export class DatabaseError extends Error {
  readonly [brand] = true;
  readonly code: string;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  declare readonly detail: string | undefined;

  constructor({ code, message, constraint, table, column, detail }: Fault, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseError';
    this.code = code;
    this.constraint = constraint;
    this.table = table;
    this.column = column;
    // Not enumerable, so that serialisers of logs do not print what people wrote.
    Object.defineProperty(this, 'detail', { value: detail });
  }
}

/** The connection is gone or was never there (class 08): the statement's outcome is unknown. */
export const connectionLost = '08006';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The parts of a driver's error that are kept, as plain data that may cross a socket. */
export function faultFrom(error: unknown): Fault {
  const raw = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  const code = textOf(raw.code) ?? '';
  return {
    // System errors (ECONNREFUSED, EPIPE) and errors without a code are all a lost connection to us.
    code: /^(?!E[A-Z]{4})[0-9A-Z]{5}$/.test(code) ? code : connectionLost,
    message: textOf(raw.message) ?? String(error),
    constraint: textOf(raw.constraint),
    table: textOf(raw.table),
    column: textOf(raw.column),
    detail: textOf(raw.detail),
  };
}

/** A driver's error in our form. */
export const refusalOf = (error: unknown): DatabaseError =>
  new DatabaseError(faultFrom(error), { cause: error });

export const isDatabaseError = (error: unknown): error is DatabaseError =>
  typeof error === 'object' && error !== null && brand in error;

const hasCode = (error: unknown, code: string, constraint?: string): boolean =>
  isDatabaseError(error) &&
  error.code === code &&
  (constraint === undefined || error.constraint === constraint);

/** A unique key (of that name, when given) already holds this value. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  hasCode(error, '23505', constraint);

/** A row refers to one that does not exist, or of another tenant. */
export const isForeignKeyViolation = (error: unknown, constraint?: string): boolean =>
  hasCode(error, '23503', constraint);

export const isConnectionLost = (error: unknown): boolean =>
  isDatabaseError(error) && (error.code.startsWith('08') || error.code.startsWith('57P'));

/** Another session held a table or a row for too long, or each waited for the other. */
export const isLockedOut = (error: unknown): boolean =>
  isDatabaseError(error) && (error.code === '55P03' || error.code === '40P01');

/**
 * What a database answers that takes no writes for now: a full disk, a standby or one that was told to, a read-only disk,
 * which PostgreSQL calls a lack of rights, and a disk that fails.
 */
export const noWritesCodes: readonly string[] = ['53100', '25006', '42501', '58030'];

/** The database takes no writes for now. */
export const takesNoWrites = (error: unknown): boolean =>
  isDatabaseError(error) && noWritesCodes.includes(error.code);

/** The disk of the database is full. */
export const hasNoRoom = (error: unknown): boolean => isDatabaseError(error) && error.code === '53100';

/** A fault that the operator can mend who starts the server, or a command on its data; the message says how. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
