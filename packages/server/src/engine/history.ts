import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, orders } from '@svcdesk/core/contract';
import { phrasesFor } from '@svcdesk/core/phrases';
import { clientView, editableFields, requirementAudience } from '@svcdesk/core/rules';
import { type Queryable, statement } from '../platform/db/index.ts';
import type { WorkKind } from '../platform/db/schema/work-kind.ts';
import type { PersonContext } from './context.ts';
import { attachmentReader } from './files/attachments.ts';

/** A record as it travels. */
export type HandleRecord = DataOf<typeof orders.history>[number];

interface RecordRow {
  id: string;
  handleType: number;
  action: string;
  fromStatus: number | null;
  toStatus: number;
  actorId: string | null;
  actorName: string | null;
  orderKind: WorkKind;
  groupName: string | null;
  targetName: string | null;
  targetGroupName: string | null;
  content: string | null;
  remark: string | null;
  reasonCode: string | null;
  internal: boolean;
  attachments: string;
  changes: Record<string, { from?: unknown; to?: unknown; fromName?: unknown; toName?: unknown }> | null;
  place: NonNullable<HandleRecord['place']> | null;
  deviceAt: string | null;
  recordedAt: string;
  effectiveAt: string;
  deviceTimeRefused: boolean;
}

const columns = `r.id, r.handle_type AS "handleType", r.action, r.from_status AS "fromStatus",
  r.to_status AS "toStatus", r.actor_id AS "actorId",
  coalesce(a.name, r.partner_name) AS "actorName", r.order_kind AS "orderKind", g.name AS "groupName",
  ta.name AS "targetName", tg.name AS "targetGroupName",
  r.content, r.remark, r.reason_code AS "reasonCode", r.internal, r.attachments, r.changes, r.place,
  r.device_at AS "deviceAt", r.recorded_at AS "recordedAt", r.effective_at AS "effectiveAt",
  r.device_time_refused AS "deviceTimeRefused"`;
const joins = `LEFT JOIN accounts a ON a.tenant_id = r.tenant_id AND a.id = r.actor_id
  LEFT JOIN groups g ON g.tenant_id = r.tenant_id AND g.id = r.group_id
  LEFT JOIN accounts ta ON ta.tenant_id = r.tenant_id AND ta.id = r.target_account_id
  LEFT JOIN groups tg ON tg.tenant_id = r.tenant_id AND tg.id = r.target_group_id`;

const ofThing = statement<RecordRow, [tenantId: string, thingId: string]>(
  'work.history',
  `SELECT ${columns} FROM order_records r ${joins}
   WHERE r.tenant_id = $1 AND r.order_id = $2 ORDER BY r.seq`,
);

const one = statement<RecordRow, [tenantId: string, id: string]>(
  'work.record',
  `SELECT ${columns} FROM order_records r ${joins} WHERE r.tenant_id = $1 AND r.id = $2`,
);

const newest = statement<
  RecordRow & { orderId: string },
  [tenantId: string, thingIds: readonly string[], most: number]
>(
  'work.newestRecords',
  `SELECT ${columns}, r.order_id AS "orderId" FROM order_records r ${joins}
   WHERE r.tenant_id = $1 AND r.order_id = ANY($2::uuid[]) ORDER BY r.recorded_at DESC, r.id DESC LIMIT $3`,
);

const text = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : String(value);

const fieldOrder: readonly string[] = [...editableFields, 'planStart', 'planEnd'];

/** Columns in the order that they are edited in, then custom fields by their names. */
function placeOf(field: string): number {
  const place = fieldOrder.indexOf(field);
  return place === -1 ? fieldOrder.length : place;
}

function changesOf({ changes }: RecordRow): HandleRecord['changes'] {
  if (!changes) return undefined;
  const sorted = Object.entries(changes).sort(([a], [b]) => placeOf(a) - placeOf(b));
  return sorted.map(([field, { from, to, fromName, toName }]) => {
    const before = text(fromName ?? from);
    const after = text(toName ?? to);
    return { field, before: before ?? undefined, after: after ?? undefined };
  });
}

/** What is said in a record: a solution, note or supplement, and a remark beside it. */
const saidIn = ({ content, remark }: RecordRow) => [content, remark].filter(Boolean).join('\n');

function shown(
  row: RecordRow,
  attachments: HandleRecord['attachments'],
  { locale, actor }: PersonContext,
): HandleRecord | undefined {
  const remark = saidIn(row);
  const changes = changesOf(row);
  const record: HandleRecord = {
    id: row.id,
    handleType: row.handleType,
    action: row.action as HandleRecord['action'],
    from: row.fromStatus ?? undefined,
    to: row.toStatus,
    byId: row.actorId || undefined,
    byName: row.actorName ?? phrasesFor(locale).order.bySystem,
    groupName: row.groupName || undefined,
    targetName: row.targetName || undefined,
    targetGroupName: row.targetGroupName || undefined,
    remark: remark || undefined,
    reasonCode: row.reasonCode || undefined,
    internal: row.internal,
    attachments,
    changes: changes || undefined,
    at: row.deviceAt ?? row.effectiveAt,
    recordedAt: row.recordedAt,
    timeAdjusted: row.deviceTimeRefused || undefined,
    place: row.place || undefined,
  };
  if (actor.kind === 'staff') return record;
  const audience = row.orderKind === 'requirement' ? requirementAudience(row.action) : undefined;
  const seen = clientView(record, audience);
  // The view of clients leaves out what they may not read; a list stays a list.
  return seen && { ...seen, attachments: seen.attachments ?? [] };
}

async function presentRows(
  on: Queryable,
  context: PersonContext,
  rows: readonly RecordRow[],
): Promise<HandleRecord[]> {
  const texts = rows.map((row) => row.attachments);
  const read = await attachmentReader(on, context.tenantId, texts);
  return rows.flatMap((row) => shown(row, read(row.attachments), context) ?? []);
}

/** The history of a thing that the reader was found to see, oldest first, as far as it is for them. */
export async function historyOf(
  on: Queryable,
  context: PersonContext,
  thingId: string,
): Promise<HandleRecord[]> {
  return presentRows(on, context, await ofThing.all(on, context.tenantId, thingId));
}

/** The newest records of things that the reader was found to see, each with the thing that it is of. */
export async function newestRecordsOf(
  on: Queryable,
  context: PersonContext,
  thingIds: readonly string[],
  most: number,
): Promise<(HandleRecord & { orderId: string })[]> {
  if (thingIds.length === 0) return [];
  const rows = await newest.all(on, context.tenantId, thingIds, most);
  const of = new Map(rows.map(({ id, orderId }) => [id, orderId]));
  const records = await presentRows(on, context, rows);
  return records.map((record) => ({ ...record, orderId: of.get(record.id) ?? '' }));
}

/** One record, just written by the reader. */
export async function recordById(on: Queryable, context: PersonContext, id: string): Promise<HandleRecord> {
  const row = await one.first(on, context.tenantId, id);
  const [record] = row ? await presentRows(on, context, [row]) : [];
  if (!record) throw new SvcdeskError('notFound');
  return record;
}
