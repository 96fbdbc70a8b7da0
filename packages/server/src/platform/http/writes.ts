import { hash } from 'node:crypto';
import { SvcdeskError } from '@svcdesk/core';
import {
  type Database,
  isUniqueViolation,
  type Queryable,
  statement,
  type Transaction,
} from '../db/index.ts';
import { invalid } from '../refusals.ts';
import type { SecretBox } from '../secrets/secret-box.ts';

/** Days that it is known what a write made, and that it was done. */
export const idempotencyDays = 7;
/** Hours of them that its first answer is kept whole. */
export const wholeAnswerHours = 24;

/** A write that may arrive twice: whose, which call, its key and what it asks for. */
export interface KeyedWrite {
  readonly tenantId: string;
  readonly accountId: string;
  readonly callId: string;
  readonly key: string | undefined;
  /** What a repeated request must be equal in. */
  readonly body: unknown;
  readonly at: Date;
  /** Seals what is kept of an answer that holds a secret. */
  readonly box?: SecretBox;
}

const keep = statement<
  object,
  [tenant: string, owner: string, call: string, key: string, bodyHash: string, answer: string, at: Date]
>(
  'idempotency.keep',
  `INSERT INTO idempotency_keys (tenant_id, owner, call_id, key, body_hash, answer, finished_at, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
);

const find = statement<
  { bodyHash: string; answer: unknown },
  [tenant: string, owner: string, call: string, key: string]
>(
  'idempotency.find',
  `SELECT body_hash AS "bodyHash", answer FROM idempotency_keys
   WHERE tenant_id = $1 AND owner = $2 AND call_id = $3 AND key = $4`,
);

/** Whether an answer is kept under a key, whatever it was asked with. */
export async function isAnswered(
  on: Queryable,
  { tenantId, accountId, callId, key }: Pick<KeyedWrite, 'tenantId' | 'accountId' | 'callId' | 'key'>,
): Promise<boolean> {
  if (key === undefined) return false;
  return (await find.first(on, tenantId, accountId, callId, key)) !== undefined;
}

/** The key of a request's header; absent is fine, an odd one is not. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw invalid('Idempotency-Key', 'format');
}

/**
 * Runs a write in one transaction that ends by keeping its answer under its key (docs/decisions/09-idempotency-keys.md).
 * `replayed`: the answer is that of an earlier request.
 *
 * Two who make the same thing at the same moment, such as an order of one id: the second is judged once more, with the
 * first in sight. What has the same id even then is of another kind, and is refused.
 */
export async function runWrite(db: Database, write: KeyedWrite, work: (tx: Transaction) => Promise<unknown>) {
  const { tenantId, accountId, callId, key, body, at } = write;
  const run = () =>
    db.transaction(async (tx) => {
      const data = await work(tx);
      if (key !== undefined) {
        const answer = JSON.stringify(sealed(write, data ?? {}));
        tx.pipelined(keep.change(tx, tenantId, accountId, callId, key, hashOf(body), answer, at));
      }
      return { data, replayed: false };
    });
  try {
    return await run();
  } catch (error) {
    const first = await firstAnswer(db, write);
    if (first) return first;
    if (!isUniqueViolation(error)) throw error;
    return run().catch((again: unknown) => {
      throw isUniqueViolation(again, historyKey) ? invalid('id', 'taken') : again;
    });
  }
}

/** Records of every kind keep their history under their id, so a second record of that id fails by this key. */
const historyKey = 'order_records_tenant_id_order_id_seq_pk';

/** The answer that a write was given before, if it was. Throws `keyReused` when that was for something else. */
export async function firstAnswer(on: Queryable, write: KeyedWrite) {
  const { tenantId, accountId, callId, key } = write;
  if (key === undefined) return undefined;
  const kept = await find.first(on, tenantId, accountId, callId, key);
  if (!kept) return undefined;
  if (kept.bodyHash !== hashOf(write.body)) throw new SvcdeskError('keyReused');
  return { data: opened(write, kept.answer), replayed: true };
}

/** The id that is left of an answer which is not kept whole any more. */
export function idLeftOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const [[name, id] = [], ...more] = Object.entries(answer);
  return name === 'id' && more.length === 0 && typeof id === 'string' ? id : undefined;
}

function sealed({ box, tenantId }: KeyedWrite, answer: unknown): unknown {
  return box ? box.seal(tenantId, JSON.stringify(answer)) : answer;
}

function opened({ box, tenantId }: KeyedWrite, kept: unknown): unknown {
  if (!box) return kept;
  const text = typeof kept === 'string' ? box.open(tenantId, kept) : undefined;
  // Sealed with a key that this server no longer has: an error is better than doing it twice.
  if (text === undefined) throw new SvcdeskError('internal');
  return JSON.parse(text);
}

function hashOf(body: unknown): string {
  return hash('sha256', JSON.stringify(body), 'base64url');
}
