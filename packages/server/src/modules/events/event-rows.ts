import { type Queryable, statement } from '../../platform/db/index.ts';
import type { events } from '../../platform/db/schema/index.ts';
import { selectList } from '../../platform/db/select-list.ts';

/** Days that events are kept: a client that comes back later has missed some for good. */
export const keptDays = 3;

/** Events that are read at once for streams. */
export const maxRead = 500;

/** A place in the events of a tenant: after this one. */
export interface Position {
  readonly xid: number;
  readonly id: number;
}

export const isAfter = (a: Position, b: Position): boolean =>
  a.xid > b.xid || (a.xid === b.xid && a.id > b.id);

const ofRecord = ['objectKind', 'objectId', 'action', 'fromStatus', 'toStatus', 'groupId', 'former'] as const;
const columns = [
  'xid',
  'id',
  'kind',
  ...ofRecord,
  'internal',
  'accountIds',
  'traceparent',
  'createdAt',
] as const;

/** Something that happened, as it is stored. */
export type EventRow = Readonly<Pick<typeof events.$inferSelect, (typeof columns)[number]>>;

/** Ids commit out of order: what a transaction wrote counts only when no older one is still under way. */
const settledBelow = 'pg_snapshot_xmin(pg_current_snapshot())::text::bigint';

const after = statement<
  EventRow & { settled: boolean },
  [tenantId: string, xid: number, id: number, limit: number]
>(
  'events.after',
  `SELECT ${selectList('e', columns)}, e.xid < ${settledBelow} AS settled
   FROM events e WHERE e.tenant_id = $1 AND (e.xid, e.id) > ($2, $3) ORDER BY e.xid, e.id LIMIT $4`,
);

const ends = statement<{ settled: number; begun: number }>(
  'events.ends',
  `SELECT ${settledBelow} AS settled, pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS begun`,
);

/** Events after a position, in their order, and whether there are more that cannot be emitted yet. */
export async function eventsAfter(
  on: Queryable,
  tenantId: string,
  { xid, id }: Position,
  limit: number,
): Promise<{ readonly rows: readonly EventRow[]; readonly unsettled: boolean }> {
  const found = await after.all(on, tenantId, xid, id, limit);
  const rows = found.filter(({ settled }) => settled);
  return { rows, unsettled: rows.length < found.length };
}

/**
 * Two ends of what happened until now: after all that is settled, so that nothing is missed and what was under way is
 * emitted; and after all that has begun, so that only what begins later is emitted.
 */
export async function endsOfEvents(
  on: Queryable,
): Promise<{ readonly settled: Position; readonly begun: Position }> {
  const { settled = 0, begun = 0 } = (await ends.first(on)) ?? {};
  // Ids begin with 1.
  return { settled: { xid: settled, id: 0 }, begun: { xid: begun, id: 0 } };
}

/** A position and when it was sent, in milliseconds, as it is sent in Last-Event-ID. */
export const bookmarkOf = ({ xid, id }: Position, at: Date): string => `id: ${xid}.${id}.${at.getTime()}\n`;

/** What a bookmark says; of text that we have not written the beginning of all times. */
export function readBookmark(text: string): Position & { readonly sentAt: number } {
  const [, xid = 0, id = 0, sentAt = 0] = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  return { xid: Number(xid), id: Number(id), sentAt: Number(sentAt) };
}
