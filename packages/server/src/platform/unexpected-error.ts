import { isDatabaseError } from './db/index.ts';

/**
 * An unexpected error, for a terminal or the journal: its words and where it arose. None of its other fields,
 * as a console would print: the input of an address that cannot be read has a password, a detail of the database has
 * what people wrote.
 */
export function unexpectedErrorInWords(error: unknown): string {
  if (!(error instanceof Error)) return `${typeof error} was thrown`;
  const { stack = error.message, cause } = error;
  if (isDatabaseError(error)) return `${stack}\n  SQLSTATE ${error.code}`;
  return cause === undefined ? stack : `${stack}\nbecause of ${unexpectedErrorInWords(cause)}`;
}
