import { SvcdeskError } from '@svcdesk/core';
import type { Database } from '../../platform/db/index.ts';
import { addressKey } from '../../platform/http/rate-limits.ts';
import { createKeyedQueue } from '../../platform/sessions/keyed-queue.ts';
import { countFailure, forgive, standings } from '../../platform/sessions/throttle.ts';
import { hashOfSecret } from '../../platform/sessions/token.ts';

/**
 * How guessing gets slower. Locks count by account and address, and by address alone, never by account alone: nobody
 * can lock another person out. An account that is tried from many addresses only asks everybody for the slider.
 */
const rules = {
  pair: { kind: 'signInPair', slider: 3, lock: 5 },
  address: { kind: 'signInAddress', slider: 10, lock: 30 },
  account: { kind: 'signInAccount', slider: 20, lock: Number.POSITIVE_INFINITY },
} as const;

const windowMs = 3_600_000;
const firstLockMs = 60_000;
const maxLockMs = 1_800_000;

/** Doubles with every failure from the one that locks first. */
function lockMs(count: number, from: number): number {
  return count < from ? 0 : Math.min(firstLockMs * 2 ** (count - from), maxLockMs);
}

/**
 * What tries at an account are counted by: the account itself, by whichever of its names it is tried; of nobody what
 * was typed, normalised.
 */
export function whoIs(
  account: { readonly tenantId: string; readonly accountId: string } | undefined,
  typed: string,
): string {
  return account ? `${account.tenantId} ${account.accountId}` : `nobody ${typed}`;
}

/** One try to sign in: what is tried, from where, and how it is judged. */
export interface Attempt<Proof> {
  /** Whose secret is guessed at: the account that was meant, however it was named (see `whoIs`). */
  readonly who: string;
  readonly address: string;
  readonly at: Date;
  /** Uses up the slider's pass and says whether it was good. */
  readonly sliderPassed: () => Promise<boolean>;
  readonly judge: () => Promise<Proof & { readonly proven: boolean }>;
}

/** Tries of one address are judged one after the other, so that none can hide behind others at the same time. */
const queue = createKeyedQueue(100);

const names = ['pair', 'address', 'account'] as const;

/**
 * Judges a try within what its account and address may still do, and counts it when it fails; `locks` says whether
 * that locked something. Throws `locked`, `captchaNeeded` or `tooManyRequests` without judging.
 */
export async function judgeAttempt<Proof>(
  db: Database,
  attempt: Attempt<Proof>,
): Promise<Proof & { proven: boolean; locks: boolean }> {
  const from = addressKey(attempt.address);
  const verdict = queue.run(from, () => judgeInTurn(db, attempt, from));
  if (!verdict) throw new SvcdeskError('tooManyRequests', { retryAfterMs: firstLockMs });
  return verdict;
}

async function judgeInTurn<Proof>(db: Database, attempt: Attempt<Proof>, from: string) {
  const { who, at } = attempt;
  const subjects = {
    pair: { kind: rules.pair.kind, subject: hashOfSecret(`${who}\n${from}`), windowMs },
    address: { kind: rules.address.kind, subject: from, windowMs },
    account: { kind: rules.account.kind, subject: hashOfSecret(who), windowMs },
  };
  const listed = names.map((name) => subjects[name]);
  const known = await standings(db, listed, at);
  const lockedMs = Math.max(...known.map((each) => each.lockedMs));
  if (lockedMs > 0) throw new SvcdeskError('locked', { retryAfterMs: lockedMs });
  const passed = await attempt.sliderPassed();
  const suspicious = names.some((name, index) => (known[index]?.count ?? 0) >= rules[name].slider);
  if (suspicious && !passed) throw new SvcdeskError('captchaNeeded');

  const proof = await attempt.judge();
  if (proof.proven) {
    if (known[0]?.count) await forgive(db, subjects.pair);
    return { ...proof, locks: false };
  }
  const counted = await Promise.all(
    names.map((name) => countFailure(db, subjects[name], at, (count) => lockMs(count, rules[name].lock))),
  );
  return { ...proof, locks: counted.some(({ locked }) => locked) };
}
