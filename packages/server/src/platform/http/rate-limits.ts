import type { RateLimitOptions } from '@fastify/rate-limit';
import { SvcdeskError } from '@svcdesk/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkShares, networksOf } from '../sessions/throttle.ts';
import { callerAddress } from './caller-address.ts';

/** How many requests a minute one caller may send before it has to wait. */
export interface RateLimits {
  /** Public calls of one address. */
  readonly publicAMinute: number;
  /** All other calls of one session. */
  readonly sessionAMinute: number;
  /** Tokens that belong to no session, of one address. */
  readonly unknownTokensAMinute: number;
}

export const defaultRateLimits: RateLimits = {
  publicAMinute: 600,
  sessionAMinute: 1200,
  unknownTokensAMinute: 120,
};

const windowMs = 60_000;
/** Callers remembered by a limiter; more of them in a minute push out the one that was quiet longest. */
const maxCallers = 50_000;

/** Counts a request; throws `tooManyRequests` when that is one too many. */
export type Limiter = (request: FastifyRequest) => Promise<void>;

/** A limiter for each limit; one that is not given does not limit. */
export type Limiters = Awaited<ReturnType<typeof addRateLimits>>;

export async function addRateLimits(app: FastifyInstance, limits: Partial<RateLimits>) {
  await app.register(import('@fastify/rate-limit'), { global: false });

  function limiter(max: number | undefined, keyGenerator: (request: FastifyRequest) => string): Limiter {
    if (max === undefined) return async () => {};
    const options: RateLimitOptions = { max, timeWindow: windowMs, cache: maxCallers, keyGenerator };
    const count = app.createRateLimit(options);
    return async (request) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      // More than the window is left only when the clock was set back meanwhile: no caller waits that long.
      if (counted.ttl > windowMs) return;
      throw new SvcdeskError('tooManyRequests', { retryAfterMs: counted.ttl });
    };
  }

  /** By address, and by the networks around it: what one of its addresses may not does not count for the network. */
  function byAddress(max: number | undefined): Limiter {
    const limiters = networkShares.map((share, index) =>
      limiter(max && max * share, (request) => networksOf(callerAddress(request))[index]?.key ?? ''),
    );
    return async (request) => {
      const { length } = networksOf(callerAddress(request));
      for (const limit of limiters.slice(0, length)) await limit(request);
    };
  }

  return {
    publicCalls: byAddress(limits.publicAMinute),
    sessions: limiter(limits.sessionAMinute, (request) => request.signedIn?.sessionId ?? ''),
    unknownTokens: byAddress(limits.unknownTokensAMinute),
  };
}
