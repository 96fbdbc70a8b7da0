import { getTableColumns } from 'drizzle-orm';
import { orderRecords } from '../db/schema/order-records.ts';
import { canonical } from './chain.ts';
import { type ChainKey, type ChainKeys, keyIdOf } from './chain-key.ts';

/** What its hash vouches for openly, and what the chain is made of. */
const notSaid: readonly string[] = [
  ...['tenantId', 'orderId', 'seq', 'id', 'handleType', 'recordedAt'],
  ...['salt', 'digest', 'prevHash', 'hash', 'erasedAt', 'erasure'],
];

/** The columns of a record that only its digest covers. */
export const recordSays: readonly string[] = Object.keys(getTableColumns(orderRecords)).filter(
  (name) => !notSaid.includes(name),
);

/** What a record says, as its digest covers it. */
export const recordPayload = (row: Readonly<Record<string, unknown>>): string =>
  canonical(Object.fromEntries(recordSays.map((name) => [name, row[name]]))) ?? '';

/** A record that something was erased from. */
export interface Erased {
  readonly tenantId: string;
  readonly id: string;
  readonly hash: string;
  /** ISO 8601. */
  readonly erasedAt: string | null;
  /** What it says now, as its digest would cover it. */
  readonly left: string;
}

/** Signs that the service erased something from a record, and what it left: its digest stands for what it said before. */
export function erasureOf({ tenantId, id, hash, erasedAt, left }: Erased, key: ChainKey): string {
  return key.sign(JSON.stringify(['erasure', tenantId, id, hash, erasedAt, left]));
}

/** Whether a record was left by an erasure of the service as it stands now. */
export function isErasure(erased: Erased, erasure: string | null, keys: ChainKeys): boolean {
  const key = keys.known.get(keyIdOf(erasure ?? '') ?? '');
  return key !== undefined && erasureOf(erased, key) === erasure;
}
