import { randomInt } from 'node:crypto';
import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { Logger } from 'pino';
import {
  type Database,
  insertRows,
  type Queryable,
  statement,
  type Transaction,
} from '../../platform/db/index.ts';
import { verificationCodes } from '../../platform/db/schema/sessions.ts';
import { hashOfSecret } from '../../platform/sessions/lookup.ts';
import { hashPassword, passwordFits } from '../../platform/sessions/passwords.ts';
import {
  type Allowance,
  countBy,
  hourMs,
  ofAddress,
  takeOrRefuse,
  widestNetwork,
} from '../../platform/sessions/throttle.ts';

/** How long a code is good for, and how often it may be tried. */
const lifeMs = 5 * 60_000;
const maxTries = 5;
/** Seconds between two codes to a number. */
export const resendAfterSeconds = 60;

/** What a code is for: only the same is accepted when it is handed in. */
export interface CodePurpose {
  readonly tenantId: string;
  /** E.164. */
  readonly phone: string;
  readonly operate: string;
  /** Id of the session or ticket it is bound to; the holder of another cannot use or replace it. */
  readonly boundTo?: string | undefined;
}

/**
 * What a number may be sent is counted by asker, so that a stranger cannot use up the codes of its owner, and for all
 * askers together, so that many cannot keep a phone ringing.
 */
function allowances(phone: string, address: string): Allowance[] {
  const ofAsker = hashOfSecret(`${phone}\n${widestNetwork(address)}`);
  return [
    { kind: 'codePhoneMinute', subject: phone, most: 1, windowMs: resendAfterSeconds * 1000 },
    { kind: 'codeAskerHour', subject: ofAsker, most: 5, windowMs: hourMs },
    { kind: 'codeAskerDay', subject: ofAsker, most: 10, windowMs: 24 * hourMs },
    { kind: 'codePhoneHour', subject: phone, most: 15, windowMs: hourMs },
    { kind: 'codePhoneDay', subject: phone, most: 40, windowMs: 24 * hourMs },
    ...ofAddress(address, 'codeAddressHour', 30),
    ...ofAddress(address, 'codeAddressDay', 100, 24 * hourMs),
  ];
}

/** What codes may cost in an hour. */
const ofAll = { kind: 'codeAllHour', subject: 'all', windowMs: hourMs };
const codesAnHour = 2000;

/** Only the newest code of a purpose counts; what another asker sends to the same number is another purpose. */
const newest = statement<
  { id: string; codeHash: string },
  [tenantId: string, phone: string, operate: string, at: Date, boundTo: string | undefined]
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

/** A code and what is stored of it. Hashes ahead of the transaction: it takes its time, which no lock should last. */
export async function makeCode() {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  return { code, codeHash: await hashPassword(code) };
}

/**
 * Stores a code, within what its number and address may have; gives until when it is good. Phones that are new here
 * wait when the number for all is reached. Throws `tooManyRequests`.
 */
export async function storeCode(
  tx: Transaction,
  purpose: CodePurpose,
  codeHash: string,
  address: string,
  {
    leaves,
    toNewPhone,
    at,
    log,
  }: { readonly leaves: boolean; readonly toNewPhone: boolean; readonly at: Date; readonly log: Logger },
): Promise<string> {
  await takeOrRefuse(tx, allowances(purpose.phone, address), at);
  const count = await countBy(tx, ofAll, leaves ? 1 : 0, at);
  if (count > codesAnHour && toNewPhone) {
    log.error({ count, operate: purpose.operate }, 'too many codes were sent in this hour: new phones wait');
    throw new SvcdeskError('tooManyRequests', { retryAfterMs: hourMs });
  }
  const expiresAt = new Date(at.getTime() + lifeMs).toISOString();
  const kept = {
    ...purpose,
    id: timeOrderedId(at.getTime()),
    codeHash,
    createdAt: at.toISOString(),
    expiresAt,
  };
  await insertRows(tx, verificationCodes, kept);
  return expiresAt;
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
  const kept = await newest.first(db, tenantId, phone, operate, at, boundTo);
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
