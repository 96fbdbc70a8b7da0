import pino, { type DestinationStream, type Logger } from 'pino';
import { isDatabaseError } from '../db/index.ts';
import type { Settings } from '../settings/settings.ts';
import { currentTrace } from '../trace.ts';

const stderr = 2;

/**
 * The server's log, one JSON line an entry; what belongs to a call, and to what that caused, has its trace's id. Errors are cut to what holds no private data: a database's message may
 * quote what people wrote.
 */
export function createLog(
  level: Settings['logLevel'],
  to: DestinationStream = pino.destination({ fd: stderr, sync: true }),
): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorForLog },
      mixin: () => ({ traceId: currentTrace()?.traceId }),
    },
    to,
  );
}

/** The part of an error that may stand in a log. */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, stack = '' } = error;
  const { code } = error as { code?: unknown };
  const frames = stack.slice(stack.indexOf('\n    at ') + 1).trim();
  if (isDatabaseError(error)) {
    const { constraint, table, column } = error;
    return { name, code, constraint, table, column, stack: frames };
  }
  const cause = error.cause === undefined ? undefined : errorForLog(error.cause);
  return { name, code, message: error.message, stack: frames, cause };
}
