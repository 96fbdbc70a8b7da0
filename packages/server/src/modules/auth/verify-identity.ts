import { setTimeout as sleep } from 'node:timers/promises';
import { type ErrorCode, SvcdeskError } from '@svcdesk/core';
import { recordAttempt } from '../../platform/audit/attempts.ts';
import { type AuditKind, requestOf } from '../../platform/audit/record-event.ts';
import type { Database } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/http/handler.ts';
import { hashOfSecret } from '../../platform/sessions/lookup.ts';
import {
  countFailure,
  createKeyedQueue,
  forgive,
  hourMs,
  networksOf,
  standings,
} from '../../platform/sessions/throttle.ts';
import { type CodePurpose, type RightCode, tryCode } from './codes.ts';

const firstLockMs = 60_000;
const maxLockMs = 1_800_000;
/** Failures of an address in an hour from which on it is asked for the slider, slowed down, and locked. */
const addressSlider = 10;
const addressSlow = 30;
/** Far above what an office mistypes at nine; who signs in well never counts. */
export const addressCeiling = 1000;
const maxDelayMs = 3000;

/** How long an address that fails often waits for its next try to be judged. */
export const delayMs = (failures: number): number =>
  Math.min(Math.max(0, failures - addressSlow) * 30, maxDelayMs);

/** How long a try of an address waits, by its own failures and by those of the networks around it. */
export async function waitMsOf(db: Database, address: string, at: Date): Promise<number> {
  const networks = networksOf(address);
  const subjects = networks.map(({ key }) => ({ kind: 'signInAddress', subject: key }));
  const known = await standings(db, subjects, at);
  return Math.max(...networks.map(({ share }, index) => delayMs((known[index]?.count ?? 0) / share)));
}

/** Doubles with every failure from the one that locks first. */
function lockMs(count: number, from: number): number {
  return count < from ? 0 : Math.min(firstLockMs * 2 ** (count - from), maxLockMs);
}

/** One try to prove who one is: what is tried, from where, and how it is judged. */
export interface Attempt<Found> {
  /** Whose secret is guessed at, by whichever of its names it is tried. */
  readonly account: { readonly tenantId: string; readonly accountId: string } | undefined;
  /** What tries are counted by where there is no account: what was typed, normalised. */
  readonly typed: string;
  readonly address: string;
  readonly at: Date;
  /** Uses up the slider's pass and says whether it was good. */
  readonly sliderPassed: () => Promise<boolean>;
  /** What was found by the secret; undefined when it is wrong. */
  readonly judge: () => Promise<Found | undefined>;
}

/** Tries of one address are judged one after the other, so that none can hide behind others at the same time. */
const queue = createKeyedQueue(100);

/**
 * Judges a try within what its account and address may still do, and counts it when it fails; `locks` says whether
 * that locked something. Throws `locked`, `captchaNeeded` or `tooManyRequests` without judging.
 */
export async function judgeAttempt<Found>(db: Database, attempt: Attempt<Found>) {
  // Before its turn, so that the many of an office wait beside each other.
  const waitMs = await waitMsOf(db, attempt.address, attempt.at);
  if (waitMs > 0) await sleep(waitMs);
  const verdict = queue.run(networksOf(attempt.address), () => judgeInTurn(db, attempt));
  if (!verdict) throw new SvcdeskError('tooManyRequests', { retryAfterMs: firstLockMs });
  return verdict;
}

async function judgeInTurn<Found>(
  db: Database,
  { account, typed, address, at, sliderPassed, judge }: Attempt<Found>,
) {
  const who = account ? `${account.tenantId} ${account.accountId}` : `nobody ${typed}`;
  // How guessing gets slower. Locks count by account and address, and by address alone, never by account alone, so
  // that none can lock another person out. An account tried from many addresses only asks everybody for the slider.
  const networks = networksOf(address);
  const pairs = networks.map(({ key, share }) => ({
    kind: 'signInPair',
    subject: hashOfSecret(`${who}\n${key}`),
    slider: 3 * share,
    lock: 5 * share,
  }));
  const limits = [
    ...pairs,
    ...networks.map(({ key, share }) => ({
      kind: 'signInAddress',
      subject: key,
      slider: addressSlider * share,
      lock: addressCeiling * share,
    })),
    { kind: 'signInAccount', subject: hashOfSecret(who), slider: 20, lock: Number.POSITIVE_INFINITY },
  ];
  const known = await standings(db, limits, at);
  const lockedMs = Math.max(...known.map((each) => each.lockedMs));
  if (lockedMs > 0) throw new SvcdeskError('locked', { retryAfterMs: lockedMs });
  const passed = await sliderPassed();
  const suspicious = limits.some(({ slider }, index) => (known[index]?.count ?? 0) >= slider);
  if (suspicious && !passed) throw new SvcdeskError('captchaNeeded');

  const found = await judge();
  if (found !== undefined) {
    for (const [index, pair] of pairs.entries()) if (known[index]?.count) await forgive(db, pair);
    return { found, locks: false };
  }
  const counted = await Promise.all(
    limits.map(({ lock, ...limit }) =>
      countFailure(db, { ...limit, windowMs: hourMs }, at, (count) => lockMs(count, lock)),
    ),
  );
  return { found, locks: counted.some(({ locked }) => locked) };
}

/** The error of a wrong secret, and its audit event. */
export const failures = {
  codeWrong: 'code.fail',
  wrongCredentials: 'login.fail',
} as const satisfies Partial<Record<ErrorCode, AuditKind>>;

/** A secret that the caller has to know before something is done. */
interface Challenge<Found> extends Pick<Attempt<Found>, 'typed' | 'judge'> {
  readonly otherwise: keyof typeof failures;
  /** Whose secret is guessed at, and whose chain a failure stands in. */
  readonly tenantId: string;
  readonly accountId: string | undefined;
}

type Context = RequestContext & { readonly db: Database };

/**
 * Judges a secret outside of signing in: failures count for the same account and address, lock the same way and stand
 * in the audit. No slider is asked for, since each needs a code, which came after one, or a session.
 */
export async function verifyIdentity<Found>(challenge: Challenge<Found>, context: Context): Promise<Found> {
  const { typed, otherwise, tenantId, accountId, judge } = challenge;
  const request = requestOf(context);
  const { found, locks } = await judgeAttempt(context.db, {
    account: accountId === undefined ? undefined : { tenantId, accountId },
    typed,
    address: context.address,
    at: request.at,
    sliderPassed: async () => true,
    judge,
  });
  if (found !== undefined) return found;
  const kind = locks ? 'login.locked' : failures[otherwise];
  await context.db.transaction((tx) => recordAttempt(tx, { tenantId, accountId, kind, ...request }));
  throw new SvcdeskError(otherwise);
}

/** Judges a code that was sent, to an account or to the holder of a phone without one. */
export function verifyByCode(
  purpose: CodePurpose,
  code: string,
  accountId: string | undefined,
  context: Context,
): Promise<RightCode> {
  const { tenantId, phone: typed } = purpose;
  const judge = () => tryCode(context.db, purpose, code, context.now());
  return verifyIdentity({ typed, tenantId, accountId, otherwise: 'codeWrong', judge }, context);
}
