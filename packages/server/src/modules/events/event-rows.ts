import type { Former } from '../../engine/sight.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { Position } from './position.ts';

/** Something that happened, as it is stored. */
export interface EventRow extends Position {
  readonly kind: 'record' | 'message' | 'read';
  readonly objectKind: string | null;
  readonly objectId: string | null;
  readonly action: string | null;
  readonly fromStatus: number | null;
  readonly toStatus: number | null;
  readonly groupId: string | null;
  readonly targetGroupId: string | null;
  readonly former: Former | null;
  readonly internal: boolean;
  readonly accountIds: readonly string[];
  readonly createdAt: string;
}

interface StoredRow extends EventRow {
  settled: boolean;
}

/** Ids commit out of order: what a transaction wrote counts only when no older one is still under way. */
const settledBelow = 'pg_snapshot_xmin(pg_current_snapshot())::text::bigint';

const after = statement<StoredRow, [tenantId: string, xid: number, id: number, limit: number]>(
  'events.after',
  `SELECT xid, id, kind, object_kind AS "objectKind", object_id AS "objectId", action,
     from_status AS "fromStatus", to_status AS "toStatus", group_id AS "groupId",
     target_group_id AS "targetGroupId", former, internal, account_ids AS "accountIds", created_at AS "createdAt",
     xid < ${settledBelow} AS settled
   FROM events WHERE tenant_id = $1 AND (xid, id) > ($2, $3) ORDER BY xid, id LIMIT $4`,
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
