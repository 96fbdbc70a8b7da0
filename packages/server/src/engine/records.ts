import { timeOrderedId } from '@svcdesk/core';
import type { RecordDraft } from '@svcdesk/core/rules';
import { toSnakeCase } from 'drizzle-orm/casing';
import { linkTo } from '../platform/audit/chain.ts';
import { type Queryable, statement } from '../platform/db/index.ts';
import type { orderRecords } from '../platform/db/schema/order-records.ts';
import type { WorkKind } from '../platform/db/schema/work-kind.ts';
import { columnList, placesFrom } from '../platform/db/select-list.ts';
import { isoOf } from './instants.ts';

/** A record as it is stored. */
export type RecordRow = typeof orderRecords.$inferInsert;

const columns = [
  'tenantId',
  'orderId',
  'orderKind',
  'seq',
  'id',
  'handleType',
  'action',
  'fromStatus',
  'toStatus',
  'round',
  'actorKind',
  'actorId',
  'partnerName',
  'groupId',
  'targetGroupId',
  'targetAccountId',
  'content',
  'remark',
  'reasonCode',
  'internal',
  'attachments',
  'changes',
  'pausesSla',
  'resumeAt',
  'targets',
  'duplicateOfId',
  'place',
  'deviceAt',
  'recordedAt',
  'effectiveAt',
  'deviceTimeRefused',
  'salt',
  'digest',
  'prevHash',
  'hash',
] as const satisfies readonly (keyof RecordRow)[];

const snakeNames = new Map<string, string>();

function snakeCase(name: string): string {
  const known = snakeNames.get(name) ?? toSnakeCase(name);
  snakeNames.set(name, known);
  return known;
}
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
 * Such parts for records given as JSON. `former` gives of a record what its thing had before of who has to do with it,
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
 * A statement that emits events of what stands in no history of theirs, of things found by `from`: their id, status and, if
 * the action changed that, what they had before of who has to do with them.
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

/** A row with its columns' own names, as jsonb_populate_record reads it. */
export function rowJson(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));
}

const insert = statement<object, [records: string]>(
  'orders.insertRecords',
  `WITH ${recordParts('$1')} SELECT 1`,
);

/** What stands in the history of any kind of work. */
export interface WorkRecord extends Omit<RecordDraft, 'handleType' | 'action' | 'from' | 'to' | 'groupId'> {
  readonly handleType: number;
  readonly action: string;
  readonly from?: number | undefined;
  readonly to: number;
  /** The group that has it, if any. */
  readonly groupId?: string | undefined;
  /** The organisation of somebody of another tenant, whose account means nothing here. */
  readonly partnerName?: string | undefined;
}

/** A thing with a history of its own. */
export interface WithHistory extends HistoryHead {
  readonly tenantId: string;
  readonly id: string;
  /** Absent for orders. */
  readonly kind?: WorkKind | undefined;
}

/** Where the history of a thing stands. */
export interface HistoryHead {
  readonly recordCount: number;
  readonly lastRecordHash: string | null;
}

/** Where a record's id and salt come from; demo data has them of its own. */
export interface RecordMarks {
  idAt(ms: number): string;
  salt?(): string;
}

/** Links a record to the one before it in the same history. What people wrote is only in the digest. */
function chained(
  record: Omit<RecordRow, 'salt' | 'digest' | 'prevHash' | 'hash'>,
  prevHash: string | null,
  salt: string | undefined,
) {
  const { tenantId, orderId, seq, id, handleType, recordedAt, ...payload } = record;
  const head = { tenantId, chainId: orderId, seq, id, kind: String(handleType), at: recordedAt };
  return { ...record, ...linkTo(prevHash, head, payload, salt) };
}

const actorKindOf = ({ byKind, partnerName }: WorkRecord) =>
  partnerName === undefined ? (byKind === 'job' ? 'job' : 'account') : 'partner';

function rowOf(
  { tenantId, id: orderId, kind = 'order' }: WithHistory,
  seq: number,
  id: string,
  draft: WorkRecord,
) {
  return {
    tenantId,
    orderId,
    orderKind: kind,
    seq,
    id,
    handleType: draft.handleType,
    action: draft.action,
    fromStatus: draft.from ?? null,
    toStatus: draft.to,
    round: draft.round,
    actorKind: actorKindOf(draft),
    actorId: draft.byId ?? null,
    partnerName: draft.partnerName ?? null,
    groupId: draft.groupId ?? null,
    targetGroupId: draft.targetGroupId ?? null,
    targetAccountId: draft.targetId ?? null,
    content: draft.content ?? null,
    remark: draft.remark ?? null,
    reasonCode: draft.reasonCode ?? null,
    internal: draft.internal,
    attachments: draft.attachments ?? '',
    changes: (draft.changes as RecordRow['changes']) ?? null,
    pausesSla: draft.pausesSla ?? null,
    resumeAt: isoOf(draft.resumeAt),
    targets: (draft.targets as RecordRow['targets']) ?? null,
    duplicateOfId: draft.duplicateOfId ?? null,
    place: (draft.place as RecordRow['place']) ?? null,
    deviceAt: isoOf(draft.deviceAt),
    recordedAt: isoOf(draft.recordedAt),
    effectiveAt: isoOf(draft.effectiveAt),
    deviceTimeRefused: draft.atRejected,
  } satisfies Partial<RecordRow>;
}

/** Records as they will be stored, each linked to the one before, and where the history then stands. */
export function recordRows(
  thing: WithHistory,
  drafts: readonly WorkRecord[],
  marks: RecordMarks = { idAt: timeOrderedId },
): { readonly head: HistoryHead; readonly rows: readonly RecordRow[] } {
  let { recordCount, lastRecordHash } = thing;
  const rows = drafts.map((draft) => {
    recordCount += 1;
    const plain = rowOf(thing, recordCount, marks.idAt(draft.recordedAt), draft);
    const row = chained(plain, lastRecordHash, marks.salt?.());
    lastRecordHash = row.hash;
    return row;
  });
  return { head: { recordCount, lastRecordHash }, rows };
}

/** Appends records to a thing's history; its row must be locked or new, and keeps the head. */
export async function insertRecords(on: Queryable, rows: readonly RecordRow[]): Promise<void> {
  await insert.all(on, recordsJson(rows));
}
