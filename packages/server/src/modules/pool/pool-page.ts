import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, pool as calls, DataOf } from '@svcdesk/core/contract';
import { scopesOf } from '@svcdesk/core/roles';
import { orderSource, orderStatus } from '@svcdesk/core/rules';
import type { StaffReadContext } from '../../engine/context.ts';
import { allOf, array, raw, type Sql, sql } from '../../engine/list/sql.ts';
import { orderOpen } from '../../engine/statuses.ts';
import { statement } from '../../platform/db/index.ts';
import { shortOrders } from '../orders/index.ts';

/** Whose pool: that of groups, that of groups and all monitoring, or the whole tenant's. */
export type Whose = 'groups' | 'monitored' | 'tenant';

/** Orders of a pool, in SQL. */
export const inPool = (whose: Whose, groupIds: Sql): Sql | undefined =>
  ({
    groups: sql`o.group_id = ANY(${groupIds})`,
    monitored: sql`(o.group_id = ANY(${groupIds}) OR o.source = ${orderSource.monitoring})`,
    tenant: undefined,
  })[whose];

interface AskedPool {
  readonly whose: Whose;
  readonly groupIds: readonly string[];
  readonly status?: readonly number[] | undefined;
  readonly duty?: boolean | undefined;
}

/** Orders without an owner stand together in one index; few wait at a time. */
const pool = shortOrders<AskedPool>({
  name: 'pool',
  found(_, { whose, groupIds, status, duty }) {
    const asked = status?.length ? status : [orderStatus.pending, orderStatus.assigned];
    const conditions = [
      sql`o.status = ANY(${array(asked, 'smallint')})`,
      duty ? sql`o.duty` : undefined,
      inPool(whose, array(groupIds, 'uuid')),
    ];
    return sql`SELECT o.id, o.next_due_at AS due, o.created_at AS k FROM orders o
      WHERE o.tenant_id = $1 AND o.owner_id IS NULL AND ${raw(orderOpen('o'))} AND ${allOf(conditions)}`;
  },
  sort: ['due NULLS LAST', 'k', 'id'],
});

const groupExists = statement<{ found: boolean }, [tenantId: string, groupId: string]>(
  'pool.groupExists',
  'SELECT EXISTS (SELECT FROM groups WHERE tenant_id = $1 AND id = $2) AS found',
);

/** The pools that somebody looks into; naming a group that is none of theirs is naming one that is not there. */
export async function poolsOf(
  { db, tenantId, actor }: StaffReadContext,
  groupId: string | undefined,
): Promise<{ readonly whose: Whose; readonly groupIds: readonly string[] }> {
  const seen = scopesOf(actor, 'order.view');
  const own = [...new Set([...actor.memberGroupIds, ...actor.ledGroupIds])];
  if (groupId === undefined) {
    if (seen.includes('tenant')) return { whose: 'tenant', groupIds: [] };
    return { whose: seen.includes('monitored') ? 'monitored' : 'groups', groupIds: own };
  }
  const mine = own.includes(groupId);
  if (!mine && !seen.includes('tenant')) throw new SvcdeskError('notFound');
  if (!mine && !(await groupExists.first(db, tenantId, groupId))?.found) throw new SvcdeskError('notFound');
  return { whose: 'groups', groupIds: [groupId] };
}

/** Orders that nobody has yet, what is due first at the head. */
export async function poolPage(
  input: CheckedRequestOf<typeof calls.page>,
  context: StaffReadContext,
): Promise<DataOf<typeof calls.page>> {
  return pool.page(context.db, context, { ...input, ...(await poolsOf(context, input.groupId)) });
}
