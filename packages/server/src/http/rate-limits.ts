import { SvcdeskError } from '@svcdesk/core';

/** How many requests a minute one caller may send before it has to wait. */
export interface RateLimits {
  /** Public calls of one address. */
  readonly publicAMinute: number;
  /** All other calls of one session. */
  readonly sessionAMinute: number;
  /** Tokens that turned out to be nobody's, of one address. */
  readonly unknownTokensAMinute: number;
}

export const defaultRateLimits: RateLimits = {
  publicAMinute: 600,
  sessionAMinute: 1200,
  unknownTokensAMinute: 120,
};

/** For load tests. */
export const noRateLimits: RateLimits = {
  publicAMinute: Number.POSITIVE_INFINITY,
  sessionAMinute: Number.POSITIVE_INFINITY,
  unknownTokensAMinute: Number.POSITIVE_INFINITY,
};

const windowMs = 60_000;

/** Counts by key within whole minutes of this process; all counters start anew together. */
export interface Limiter {
  /** Counts one; throws `tooManyRequests` when that is one too many. */
  take(key: string): void;
}

export function createLimiter(most: number, clock: () => number = () => performance.now()): Limiter {
  let counts = new Map<string, number>();
  let endsAt = clock() + windowMs;
  return {
    take(key) {
      const at = clock();
      if (at >= endsAt) {
        counts = new Map();
        endsAt = at + windowMs;
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > most) throw new SvcdeskError('tooManyRequests', { retryAfterMs: endsAt - at });
    },
  };
}

/** What one subscriber is counted by: an IPv6 address by its /64, which is what a line is given. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const left = head ? head.split(':') : [];
  const right = address.includes('::') && tail ? tail.split(':') : [];
  const zeros = address.includes('::') ? Array(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
