import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, pool } from '@svcdesk/core/contract';
import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import type { ReadContext } from '../../engine/context.ts';
import { orderOpen } from '../../engine/statuses.ts';
import { statement } from '../../platform/db/index.ts';
import { shortList } from '../orders/index.ts';

/** Whose pool: that of groups, that of groups and all monitoring, or the whole tenant's. */
export type Whose = 'groups' | 'monitored' | 'tenant';

export const conditions: Readonly<Record<Whose, string>> = {
  groups: 'o.group_id = ANY($2::uuid[])',
  monitored: '(o.group_id = ANY($2::uuid[]) OR o.source = 1)',
  // Every value of a statement has to be used in it.
  tenant: '$2::uuid[] IS NOT NULL',
};

/** Orders without an owner stand together in one index; few wait at a time. */
const poolBy = (whose: Whose) =>
  shortList<[tenantId: string, groupIds: readonly string[], statuses: readonly number[], onlyDuty: boolean]>({
    name: `pool.${whose}`,
    found: `SELECT o.id, o.next_due_at AS due, o.created_at AS k FROM orders o
      WHERE o.tenant_id = $1 AND o.owner_id IS NULL AND o.status = ANY($3::smallint[]) AND ${orderOpen('o')}
        AND (o.duty OR NOT $4::boolean) AND ${conditions[whose]}`,
    valueCount: 4,
    sort: ['due NULLS LAST', 'k', 'id'],
  });

const pages = { groups: poolBy('groups'), monitored: poolBy('monitored'), tenant: poolBy('tenant') };

const groupExists = statement<{ found: boolean }, [tenantId: string, groupId: string]>(
  'pool.groupExists',
  'SELECT EXISTS (SELECT FROM groups WHERE tenant_id = $1 AND id = $2) AS found',
);

/** The pools that somebody looks into; naming a group that is none of theirs is naming one that is not there. */
export async function poolsOf(
  { db, tenantId, actor }: ReadContext & { readonly actor: StaffActor },
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
  input: CheckedRequestOf<typeof pool.page>,
  context: ReadContext & { readonly actor: StaffActor },
): Promise<DataOf<typeof pool.page>> {
  const { db, tenantId } = context;
  const { whose, groupIds } = await poolsOf(context, input.groupId);
  const statuses = input.status?.length ? input.status : [1, 2];
  return pages[whose](db, context, input, [tenantId, groupIds, statuses, input.duty ?? false]);
}
