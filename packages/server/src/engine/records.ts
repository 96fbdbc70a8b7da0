import { timeOrderedId } from '@svcdesk/core';
import type { RecordDraft } from '@svcdesk/core/rules';
import { getTableColumns } from 'drizzle-orm';
import { linkTo } from '../platform/audit/chain.ts';
import type { WorkKind } from '../platform/db/schema/columns.ts';
import { orderRecords } from '../platform/db/schema/order-records.ts';
import { columnList, placesFrom, rowJson } from '../platform/db/select-list.ts';
import { isoOf } from './timestamps.ts';

/** A record as it is stored. */
export type RecordRow = typeof orderRecords.$inferInsert;

const columns = Object.keys(getTableColumns(orderRecords)).filter(
  (name) => name !== 'erasedAt' && name !== 'erasure',
) as (keyof RecordRow)[];
const names = columnList(columns);
const emittedAsTheyAre = 'tenant_id, action, from_status, to_status, group_id, target_group_id, internal';
const emitted = `${emittedAsTheyAre}, order_kind, order_id, recorded_at`;

/**
 * Parts of a WITH that store records, put their hashes into the queue that a job seals and keep what happened for who
 * listens: as one statement with whatever they belong to, so that a write takes few round trips.
 */
function partsOf(rows: string, former?: string): string {
  const also = former === undefined ? ['', ''] : [', former', `, ${former}`];
  return `records AS (INSERT INTO order_records (${names}) ${rows} RETURNING ${emitted}, hash
    ), queued AS (INSERT INTO audit_queue (tenant_id, hash) SELECT tenant_id, hash FROM records
    ), emitted AS (INSERT INTO events (kind, object_kind, object_id, created_at, ${emittedAsTheyAre}${also[0]})
      SELECT 'record', order_kind, order_id, recorded_at, ${emittedAsTheyAre}${also[1]} FROM records)`;
}

/**
 * Such parts for records given as JSON. `former` gives of a record what its work item had before of who has to do with it,
 * as far as that has changed.
 */
export function recordParts(records: string, only = 'true', former?: string): string {
  const rows = `SELECT ${names} FROM jsonb_populate_recordset(NULL::order_records, ${records}::jsonb) WHERE ${only}`;
  return partsOf(rows, former);
}

/** Such parts for one record, given as values from a parameter on: PostgreSQL takes them in half the time. */
export const oneRecordParts = (from: number) => partsOf(`VALUES (${placesFrom(from, columns)})`);

/** The values of a record as {@link oneRecordParts} takes them. */
export const recordValues = (row: RecordRow) => columns.map((name) => row[name]);

/**
 * A statement that emits events of what stands in no history of theirs, of work items found by `from`: their id, status
 * and, if the action changed that, what they had before of who has to do with them.
 */
export function emitting(kind: WorkKind, action: string, at: string, from: string): string {
  return `INSERT INTO events
      (tenant_id, kind, object_kind, object_id, action, from_status, to_status, former, created_at)
    SELECT x.tenant_id, 'record', '${kind}', x.id, '${action}', x.status, x.status, x.former, ${at}::timestamptz FROM ${from} x`;
}

/** Records as such a statement takes them. */
export function recordsJson(rows: readonly RecordRow[]): string {
  return JSON.stringify(rows.map(rowJson));
}

/** What stands in the history of any kind of work. */
export interface WorkRecord extends Omit<RecordDraft, 'handleType' | 'action' | 'from' | 'to' | 'groupId'> {
  readonly handleType: number;
  readonly action: string;
  readonly from?: number | undefined;
  readonly to: number;
  /** The group that has it, if any. */
  readonly groupId?: string | undefined;
  /** The organisation of a person of another tenant, whose account means nothing here. */
  readonly partnerName?: string | undefined;
}

/** A work item with a history of its own. */
export interface WithHistory extends HistoryHead {
  readonly tenantId: string;
  readonly id: string;
  /** Absent for orders. */
  readonly kind?: WorkKind | undefined;
}

/** Where the history of a work item stands. */
export interface HistoryHead {
  readonly recordCount: number;
  readonly lastRecordHash: string | null;
}

/** Where a record's id and salt come from; demo data has them of its own. */
export interface RecordIds {
  idAt(ms: number): string;
  salt?(): string;
}

type Unlinked = Omit<RecordRow, 'salt' | 'digest' | 'prevHash' | 'hash'>;

/** What the hash of a record vouches for openly; of the rest its digest does. */
const openColumns: readonly string[] = ['tenantId', 'orderId', 'seq', 'id', 'handleType', 'recordedAt'];
const payloadColumns = columns
  .filter((name) => !openColumns.includes(name))
  .filter((name): name is keyof Unlinked => !['salt', 'digest', 'prevHash', 'hash'].includes(name));

/** Links a record to the one before it in the same history. What people wrote is only in the digest. */
function chained(record: Unlinked, prevHash: string | null, salt: string | undefined): RecordRow {
  const { tenantId, orderId, seq, id, handleType, recordedAt } = record;
  const head = { tenantId, chainId: orderId, seq, id, kind: String(handleType), at: recordedAt };
  const payload = Object.fromEntries(payloadColumns.map((name) => [name, record[name]]));
  return { ...record, ...linkTo(prevHash, head, payload, salt) };
}

function rowOf(
  { tenantId, id: orderId, kind: orderKind = 'order' }: WithHistory,
  seq: number,
  id: string,
  { from, to, byKind, byId, targetId, atRejected, ...said }: WorkRecord,
): Unlinked {
  return {
    ...said,
    tenantId,
    orderId,
    orderKind,
    seq,
    id,
    fromStatus: from,
    toStatus: to,
    actorKind: said.partnerName === undefined ? (byKind === 'job' ? 'job' : 'account') : 'partner',
    actorId: byId,
    targetAccountId: targetId,
    attachments: said.attachments ?? '',
    changes: said.changes as RecordRow['changes'],
    place: said.place as RecordRow['place'],
    resumeAt: isoOf(said.resumeAt),
    deviceAt: isoOf(said.deviceAt),
    recordedAt: isoOf(said.recordedAt),
    effectiveAt: isoOf(said.effectiveAt),
    deviceTimeRefused: atRejected,
  };
}

/** Records as they will be stored, each linked to the one before, and where the history then stands. */
export function recordRows(
  work: WithHistory,
  drafts: readonly WorkRecord[],
  marks: RecordIds = { idAt: timeOrderedId },
): { readonly head: HistoryHead; readonly rows: readonly RecordRow[] } {
  let { recordCount, lastRecordHash } = work;
  const rows = drafts.map((draft) => {
    recordCount += 1;
    const plain = rowOf(work, recordCount, marks.idAt(draft.recordedAt), draft);
    const row = chained(plain, lastRecordHash, marks.salt?.());
    lastRecordHash = row.hash;
    return row;
  });
  return { head: { recordCount, lastRecordHash }, rows };
}
