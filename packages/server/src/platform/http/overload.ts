import { SvcdeskError } from '@svcdesk/core';
import type { FastifyInstance } from 'fastify';

/** When turns take longer than this on average, what waits is better told to come back. */
export const defaultTurnMostMs = 1500;
const retryAfterMs = 2000;

/** Refuses calls with 10503 while the process cannot keep up. */
export async function addOverloadGuard(app: FastifyInstance, turnMostMs: number): Promise<void> {
  await app.register(import('@fastify/under-pressure'), {
    maxEventLoopDelay: turnMostMs,
    pressureHandler: async () => {
      throw new SvcdeskError('unavailable', { retryAfterMs });
    },
  });
}
