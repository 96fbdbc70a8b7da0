import { okStatus } from '@svcdesk/core';
import type { FastifyInstance } from 'fastify';
import pino, { type DestinationStream, type Logger } from 'pino';
import { isDatabaseError } from '../db/index.ts';
import type { Settings } from '../settings/settings.ts';
import { currentTrace } from '../trace.ts';
import { callerAddress } from './caller-address.ts';
import type { Services } from './services.ts';

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

/** Reads that take longer stand in the log like writes do. */
const slowMs = 1000;

/**
 * The request's id on every reply, and a line for what is worth one: what changes something, is refused, fails or is
 * slow. A line holds names, times, ids and the client's address, never a body, token, phone or query.
 */
export function addRequestLog(app: FastifyInstance, { log }: Pick<Services, 'log'>): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    next();
  });
  if (!log.isLevelEnabled('info')) return;
  const every = log.isLevelEnabled('debug');
  app.addHook('onResponse', (request, reply, next) => {
    const { callId, signedIn, refused, id: requestId, trace } = request;
    const { writes, endless } = reply.request.routeOptions.config;
    const ms = Math.round(reply.elapsedTime);
    const failed = refused !== undefined || reply.statusCode >= 400;
    if (callId !== undefined && (every || writes || failed || (ms > slowMs && !endless))) {
      const outcome = {
        http: reply.statusCode,
        status: refused?.status ?? okStatus,
        code: refused?.code ?? 'ok',
      };
      const who = { address: callerAddress(request), account: signedIn?.actor.accountId };
      log.info({ traceId: trace.traceId, requestId, call: callId, ...outcome, ms, ...who }, 'call');
    }
    next();
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call changes something. */
    writes?: boolean;
    /** A reply that goes on until the client leaves: how long it took says nothing. */
    endless?: boolean;
  }
}
