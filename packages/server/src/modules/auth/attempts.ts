import { SvcdeskError } from '@svcdesk/core';
import type { Database } from '../../db/index.ts';
import { addressKey } from '../../http/rate-limits.ts';
import { countFailure, forgive, standings, takeBack } from '../../sessions/throttle.ts';
import { hashOfSecret } from '../../sessions/token.ts';

/**
 * How guessing gets slower. Locks count by account and address, and by address alone, never by account alone: nobody
 * can lock another person out. An account that is tried from many addresses only asks everybody for the slider.
 */
const rules = {
  pair: { kind: 'signInPair', slider: 3, lock: 5 },
  address: { kind: 'signInAddress', slider: 10, lock: 30 },
  account: { kind: 'signInAccount', slider: 20, lock: 1_000_000_000 },
} as const;

const windowMs = 3_600_000;
const firstLockMs = 60_000;
const longestLockMs = 1_800_000;

/** Doubles with every failure from the one that locks first. */
function lockMs(count: number, from: number): number {
  return count < from ? 0 : Math.min(firstLockMs * 2 ** (count - from), longestLockMs);
}

/** One try to sign in: what is tried, from where, and whether the slider was passed for it. */
export interface Attempt {
  /** Account name or phone, normalised. */
  readonly who: string;
  readonly address: string;
  readonly at: Date;
  /** Uses up the slider's pass; asked only when one is needed or given. */
  readonly sliderPassed: () => Promise<boolean>;
}

export interface AttemptVerdict {
  /** Forgets the failures of this account from this address, and that this try was one of the address. */
  succeeded(): Promise<void>;
  /** Whether this try, if it fails, locks. */
  readonly locks: boolean;
}

/** Counts a try before it is judged. Throws `locked` or `captchaNeeded`. */
export async function beginAttempt(db: Database, attempt: Attempt): Promise<AttemptVerdict> {
  const { at } = attempt;
  const from = addressKey(attempt.address);
  const subjects = {
    pair: { kind: rules.pair.kind, subject: hashOfSecret(`${attempt.who}\n${from}`), windowMs },
    address: { kind: rules.address.kind, subject: from, windowMs },
    account: { kind: rules.account.kind, subject: hashOfSecret(attempt.who), windowMs },
  };
  const names = ['pair', 'address', 'account'] as const;
  const known = await standings(
    db,
    names.map((name) => subjects[name]),
    at,
  );
  const lockedMs = Math.max(...known.map((each) => each.lockedMs));
  if (lockedMs > 0) throw new SvcdeskError('locked', { retryAfterMs: lockedMs });
  const suspicious = names.some((name, index) => (known[index]?.count ?? 0) >= rules[name].slider);
  const passed = await attempt.sliderPassed();
  if (suspicious && !passed) throw new SvcdeskError('captchaNeeded');

  const counts = await Promise.all(
    names.map((name) => countFailure(db, subjects[name], at, (count) => lockMs(count, rules[name].lock))),
  );
  // Tries at the same time all found a clean slate above; only the first few of them may go on without the slider.
  if (!passed && names.some((name, index) => (counts[index] ?? 0) > rules[name].slider)) {
    throw new SvcdeskError('captchaNeeded');
  }
  return {
    locks: names.some((name, index) => lockMs(counts[index] ?? 0, rules[name].lock) > 0),
    async succeeded() {
      await forgive(db, subjects.pair);
      await takeBack(db, subjects.account, rules.account.lock);
      await takeBack(db, subjects.address, rules.address.lock);
    },
  };
}
