import { monitorEventLoopDelay } from 'node:perf_hooks';
import { SvcdeskError } from '@svcdesk/core';
import type { FastifyInstance } from 'fastify';

/** When turns take longer than this on average, what waits had better come back later. */
const defaultMaxTurnMs = 1500;
const retryAfterMs = 2000;
const sampleMs = 1000;
const resolutionMs = 10;

/**
 * Refuses calls with 10503 while the process cannot keep up. `@fastify/under-pressure` does the same, but asks for the
 * process's memory each second, which throws where no file can be opened, and so ends a server that is only busy.
 */
export function addOverloadGuard(app: FastifyInstance, maxTurnMs = defaultMaxTurnMs): void {
  const turns = monitorEventLoopDelay({ resolution: resolutionMs });
  turns.enable();
  let turnMs = 0;
  const timer = setInterval(() => {
    // No sample at all: one turn took the whole time.
    turnMs = turns.count === 0 ? Number.POSITIVE_INFINITY : turns.mean / 1e6 - resolutionMs;
    turns.reset();
  }, sampleMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    turns.disable();
  });
  app.addHook('onRequest', (_request, _reply, next) =>
    turnMs > maxTurnMs ? next(new SvcdeskError('unavailable', { retryAfterMs })) : next(),
  );
}
