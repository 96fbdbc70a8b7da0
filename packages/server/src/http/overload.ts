import { monitorEventLoopDelay } from 'node:perf_hooks';
import { SvcdeskError } from '@svcdesk/core';
import type { FastifyInstance } from 'fastify';

const sampleMs = 1000;
/** When half of the turns take longer than this, what waits is better told to come back. */
const delayMostMs = 1500;
const retryAfterMs = 2000;

/** Refuses calls with 10503 while the process cannot keep up; one comparison a request otherwise. */
export function addOverloadGuard(app: FastifyInstance): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  let overloaded = false;
  delay.enable();
  const timer = setInterval(() => {
    overloaded = delay.percentile(50) / 1e6 > delayMostMs;
    delay.reset();
  }, sampleMs);
  timer.unref();
  app.addHook('onRequest', (_request, _reply, next) => {
    if (overloaded) next(new SvcdeskError('unavailable', { retryAfterMs }));
    else next();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
}
