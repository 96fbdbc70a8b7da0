import { randomInt } from 'node:crypto';
import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import { type Database, type Queryable, statement, type Transaction } from '../../platform/db/index.ts';
import { addressKey } from '../../platform/http/rate-limits.ts';
import { hashPassword, passwordFits } from '../../platform/sessions/passwords.ts';
import { takeOrRefuse } from '../../platform/sessions/throttle.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;
/** How long a code is good for, and how often it may be tried. */
const lifeMs = 5 * minuteMs;
const maxTries = 5;
/** Seconds between two codes to a number. */
export const resendAfterSeconds = 60;

/** What a code is for: only the same is accepted when it is handed in. */
export interface CodePurpose {
  readonly tenantId: string;
  /** E.164. */
  readonly phone: string;
  readonly operate: string;
  /** Id of the session or ticket it is bound to; whoever holds another cannot use or replace it. */
  readonly boundTo?: string | undefined;
}

function allowances(phone: string, address: string) {
  const from = addressKey(address);
  return [
    { kind: 'codePhoneMinute', subject: phone, most: 1, windowMs: resendAfterSeconds * 1000 },
    { kind: 'codePhoneHour', subject: phone, most: 5, windowMs: hourMs },
    { kind: 'codePhoneDay', subject: phone, most: 10, windowMs: 24 * hourMs },
    { kind: 'codeAddressHour', subject: from, most: 30, windowMs: hourMs },
    { kind: 'codeAddressDay', subject: from, most: 100, windowMs: 24 * hourMs },
    { kind: 'codeAllHour', subject: 'all', most: 2000, windowMs: hourMs },
  ];
}

type Row = [
  tenantId: string,
  id: string,
  operate: string,
  phone: string,
  boundTo: string | null,
  codeHash: string,
  at: Date,
  expiresAt: Date,
];

const insert = statement<object, Row>(
  'codes.insert',
  `INSERT INTO verification_codes (tenant_id, id, operate, phone, bound_to, code_hash, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

interface Kept {
  id: string;
  codeHash: string;
}

/** Only the newest code of a purpose counts; what somebody else has sent to the same number is another purpose. */
const newest = statement<
  Kept,
  [tenantId: string, phone: string, operate: string, at: Date, boundTo: string | null]
>(
  'codes.newest',
  `SELECT id, code_hash AS "codeHash" FROM (
     SELECT * FROM verification_codes WHERE tenant_id = $1 AND phone = $2 AND operate = $3
       AND bound_to IS NOT DISTINCT FROM $5
     ORDER BY created_at DESC, id DESC LIMIT 1) latest
   WHERE used_at IS NULL AND expires_at > $4`,
);

/** Takes a try before it is judged, so that tries at the same time cannot share one. */
const takeTry = statement<object, [tenantId: string, id: string, most: number]>(
  'codes.takeTry',
  `UPDATE verification_codes SET failed_tries = failed_tries + 1
   WHERE tenant_id = $1 AND id = $2 AND used_at IS NULL AND failed_tries < $3`,
);

const use = statement<object, [tenantId: string, id: string, at: Date]>(
  'codes.use',
  'UPDATE verification_codes SET used_at = $3 WHERE tenant_id = $1 AND id = $2 AND used_at IS NULL',
);

/** A code that was made and stored, to be sent or, for a phone of nobody, forgotten. */
export interface IssuedCode {
  readonly code: string;
  readonly expiresAt: string;
}

/** Hashes ahead of the transaction: it takes its time, which no lock should last. */
export async function makeCode(): Promise<{ code: string; hash: string }> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  return { code, hash: await hashPassword(code) };
}

/** Stores a code, within what its number and address may have. Throws `tooManyRequests`. */
export async function issueCode(
  tx: Transaction,
  purpose: CodePurpose,
  made: { code: string; hash: string },
  address: string,
  at: Date,
): Promise<IssuedCode> {
  await takeOrRefuse(tx, allowances(purpose.phone, address), at);
  const expiresAt = new Date(at.getTime() + lifeMs);
  const { tenantId, phone, operate, boundTo = null } = purpose;
  await insert.change(
    tx,
    tenantId,
    timeOrderedId(at.getTime()),
    operate,
    phone,
    boundTo,
    made.hash,
    at,
    expiresAt,
  );
  return { code: made.code, expiresAt: expiresAt.toISOString() };
}

/** A code that was right and is not used up yet. */
export interface RightCode {
  readonly tenantId: string;
  readonly id: string;
}

/** Judges a code without using it up; each try counts. Undefined when it is wrong, old, used, or there is none. */
export async function tryCode(
  db: Database,
  { tenantId, phone, operate, boundTo }: CodePurpose,
  code: string,
  at: Date,
): Promise<RightCode | undefined> {
  const kept = await newest.first(db, tenantId, phone, operate, at, boundTo ?? null);
  const mayTry = kept !== undefined && (await takeTry.change(db, tenantId, kept.id, maxTries)) === 1;
  const fits = await passwordFits(code, mayTry ? kept.codeHash : undefined);
  return fits && kept ? { tenantId, id: kept.id } : undefined;
}

/** Uses a code up in the transaction that it allows. Throws `codeWrong` when another was faster. */
export async function spendCode(on: Queryable, { tenantId, id }: RightCode, at: Date): Promise<void> {
  if ((await use.change(on, tenantId, id, at)) !== 1) throw new SvcdeskError('codeWrong');
}

/** Whether a code is right; each try counts, and the right one is used up. */
export async function codeFits(db: Database, purpose: CodePurpose, code: string, at: Date): Promise<boolean> {
  const right = await tryCode(db, purpose, code, at);
  return right !== undefined && (await use.change(db, right.tenantId, right.id, at)) === 1;
}
