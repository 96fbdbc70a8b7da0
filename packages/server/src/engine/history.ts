import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, orders } from '@svcdesk/core/contract';
import { phrasesFor } from '@svcdesk/core/phrases';
import { clientView, editableFields, requirementAudience } from '@svcdesk/core/rules';
import { type Queryable, statement } from '../platform/db/index.ts';
import type { WorkKind } from '../platform/db/schema/columns.ts';
import type { PersonContext } from './context.ts';
import { attachmentReader } from './files/attachments.ts';
import { type Nullable, omitNulls } from './omit-nulls.ts';

/** A record as it is sent. */
export type HandleRecord = DataOf<typeof orders.history>[number];

type Own = 'byName' | 'attachments' | 'changes';

interface RecordRow extends Nullable<Omit<HandleRecord, Own>> {
  byName: string | null;
  attachments: string;
  changes: Record<string, { from?: unknown; to?: unknown; fromName?: unknown; toName?: unknown }> | null;
  orderKind: WorkKind;
  orderId: string;
}

/** A remark says beside it what a solution, note or supplement does. */
const columns = `r.id, r.handle_type AS "handleType", r.action, r.from_status AS "from", r.to_status AS "to",
  r.actor_id AS "byId", coalesce(a.name, r.partner_name) AS "byName", g.name AS "groupName",
  ta.name AS "targetName", tg.name AS "targetGroupName",
  nullif(concat_ws(E'\\n', nullif(r.content, ''), nullif(r.remark, '')), '') AS remark,
  nullif(r.reason_code, '') AS "reasonCode", r.internal, r.attachments, r.changes, r.place,
  coalesce(r.device_at, r.effective_at) AS at, r.recorded_at AS "recordedAt",
  nullif(r.device_time_refused, false) AS "timeAdjusted", r.order_kind AS "orderKind", r.order_id AS "orderId"`;

const records = `SELECT ${columns} FROM order_records r
  LEFT JOIN accounts a ON a.tenant_id = r.tenant_id AND a.id = r.actor_id
  LEFT JOIN groups g ON g.tenant_id = r.tenant_id AND g.id = r.group_id
  LEFT JOIN accounts ta ON ta.tenant_id = r.tenant_id AND ta.id = r.target_account_id
  LEFT JOIN groups tg ON tg.tenant_id = r.tenant_id AND tg.id = r.target_group_id
  WHERE r.tenant_id = $1`;

const ofThing = statement<RecordRow, [tenantId: string, thingId: string]>(
  'work.history',
  `${records} AND r.order_id = $2 ORDER BY r.seq`,
);

const one = statement<RecordRow, [tenantId: string, id: string]>('work.record', `${records} AND r.id = $2`);

const newest = statement<RecordRow, [tenantId: string, thingIds: readonly string[], most: number]>(
  'work.newestRecords',
  `${records} AND r.order_id = ANY($2::uuid[]) ORDER BY r.recorded_at DESC, r.id DESC LIMIT $3`,
);

const text = (value: unknown) => (value === undefined || value === null ? undefined : String(value));

const fieldOrder: readonly string[] = [...editableFields, 'planStart', 'planEnd'];

/** Columns in the order that they are edited in, then custom fields by their names. */
function placeOf(field: string): number {
  const place = fieldOrder.indexOf(field);
  return place === -1 ? fieldOrder.length : place;
}

function changesOf(changes: NonNullable<RecordRow['changes']>): HandleRecord['changes'] {
  return Object.entries(changes)
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([field, { from, to, fromName, toName }]) => ({
      field,
      before: text(fromName ?? from),
      after: text(toName ?? to),
    }));
}

function shown(
  { orderKind, orderId: _, byName, ...row }: RecordRow,
  attachments: HandleRecord['attachments'],
  { locale, actor }: PersonContext,
): HandleRecord | undefined {
  const record: HandleRecord = {
    ...omitNulls({ ...row, changes: row.changes && changesOf(row.changes) }),
    byName: byName ?? phrasesFor(locale).order.bySystem,
    attachments,
  };
  if (actor.kind === 'staff') return record;
  const audience = orderKind === 'requirement' ? requirementAudience(row.action) : undefined;
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

/** The history of a work item that the reader was found to see, oldest first, as far as it is for them. */
export async function historyOf(
  on: Queryable,
  context: PersonContext,
  thingId: string,
): Promise<HandleRecord[]> {
  return presentRows(on, context, await ofThing.all(on, context.tenantId, thingId));
}

/** The newest records of work items that the reader was found to see, each with the work item that it is of. */
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
