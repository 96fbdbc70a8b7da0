import { okStatus } from '@svcdesk/core';
import type { FastifyInstance } from 'fastify';
import { callerAddress } from './caller-address.ts';
import type { Services } from './services.ts';

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
    /** A reply that goes on until somebody leaves: how long it took says nothing. */
    endless?: boolean;
  }
}
