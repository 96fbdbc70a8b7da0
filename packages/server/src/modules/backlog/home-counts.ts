import type { backlog, DataOf } from '@svcdesk/core/contract';
import { scopesOf } from '@svcdesk/core/roles';
import { orderSource } from '@svcdesk/core/rules';
import { timeZone } from '@svcdesk/core/sla';
import type { StaffReadContext } from '../../engine/context.ts';
import { raw, type Sql, textOf } from '../../engine/list/sql.ts';
import { teamMembersOf } from '../../engine/team-members.ts';
import { statement } from '../../platform/db/index.ts';
import {
  type FactsValues,
  factsValues,
  type PersonFacts,
  personFactsSql,
  rowsOfFacts,
  summed,
} from '../plans/index.ts';
import { copyIsOf, teamOf, todoOf, type Whom, type Whose } from './todo-page.ts';

type HomeCounts = DataOf<typeof backlog.mineToday>;
type Counts = Omit<HomeCounts, 'saturation' | 'headcount' | 'asOf'>;

const none: Counts = {
  ...{ saasOrderCount: 0, monitorOrderCount: 0, seOrderCount: 0, totalCount: 0 },
  ...{ pendingCount: 0, timeoutCount: 0, willTimeoutCount: 0, ccUserCount: 0, ccUserGroupCount: 0 },
};

/** In the statements below: as of $7, the day is that of the facts. */
const todosOf = (groups?: Sql) => todoOf(raw('$2::uuid[]'), raw('$7'), raw('$3'), raw('$4'), groups);

/**
 * In one round trip what the owners in $2 have to do as of $7, what they were copied, and each owner's day from $3 to $4.
 * Both counts come from one index each, without touching a table.
 */
function countingSql(which: 'today' | 'all', groups?: Sql): string {
  const todo = todosOf(groups);
  return `SELECT to_jsonb(todos) || to_jsonb(copies) AS counts, facts.* FROM (
       SELECT count(*) FILTER (WHERE o.source = ${orderSource.operations}) AS "saasOrderCount",
         count(*) FILTER (WHERE o.source = ${orderSource.monitoring}) AS "monitorOrderCount",
         count(*) FILTER (WHERE o.source = ${orderSource.se}) AS "seOrderCount", count(*) AS "totalCount",
         count(*) FILTER (WHERE ${textOf(todo.pending)}) AS "pendingCount",
         count(*) FILTER (WHERE ${textOf(todo.late)}) AS "timeoutCount",
         count(*) FILTER (WHERE ${textOf(todo.soon)}) AS "willTimeoutCount"
       FROM orders o WHERE ${textOf(todo.all)} ${which === 'today' ? `AND ${textOf(todo.today)}` : ''}
     ) todos CROSS JOIN (
       SELECT count(DISTINCT c.order_id) FILTER (WHERE c.via_group_id IS NULL) AS "ccUserCount",
         count(DISTINCT c.order_id) FILTER (WHERE c.via_group_id IS NOT NULL) AS "ccUserGroupCount"
       FROM order_cc c WHERE c.tenant_id = $1 AND c.account_id = ANY($2::uuid[]) AND c.read_at IS NULL
         ${groups ? `AND ${textOf(copyIsOf(groups))}` : ''}
     ) copies CROSS JOIN (${personFactsSql}) facts`;
}

type Counted = { counts: Counts } & PersonFacts;
type CountedValues = [...FactsValues, asOf: string];

const countTodos = (which: 'today' | 'all') => ({
  anywhere: statement<Counted, CountedValues>(`backlog.count.${which}`, countingSql(which)),
  inGroups: statement<Counted, [...CountedValues, groupIds: readonly string[]]>(
    `backlog.countInGroups.${which}`,
    countingSql(which, raw('$8::uuid[]')),
  ),
});

const counting = { today: countTodos('today'), all: countTodos('all') };

/** What owners have to do, and what they were copied. */
async function ownersCounts(
  context: StaffReadContext,
  which: 'today' | 'all',
  { owners, groups }: Whose,
  asOf: Date,
) {
  const day = timeZone(context.timeZone).dayOf(asOf.getTime());
  const values = factsValues(context, owners, day, day);
  const { anywhere, inGroups } = counting[which];
  const asked = [...values, asOf.toISOString()] as const;
  const facts = await (groups
    ? inGroups.all(context.db, ...asked, groups)
    : anywhere.all(context.db, ...asked));
  const days = await rowsOfFacts(context.db, context, owners, [day], facts);
  return { ...(facts[0]?.counts ?? none), saturation: summed(days).saturation, asOf: asOf.toISOString() };
}

/** What I have to do, today or in all, in counts. */
export async function homeCounts(context: StaffReadContext, which: 'today' | 'all'): Promise<HomeCounts> {
  const { db, tenantId, actor } = context;
  const leads = scopesOf(actor, 'underling.view').length > 0;
  const [counts, teamMembers] = await Promise.all([
    ownersCounts(context, which, { owners: [actor.accountId] }, context.now()),
    leads ? teamMembersOf(db, tenantId, actor) : [],
  ]);
  return { ...counts, headcount: teamMembers.length };
}

/** What the people I lead have to do, of one group and below it, or one person, when they are named. */
export async function underlingCounts(
  context: StaffReadContext,
  which: 'today' | 'all',
  whom: Whom,
): Promise<HomeCounts> {
  const team = await teamOf(context, whom);
  const counts = await ownersCounts(context, which, team, context.now());
  return { ...counts, headcount: team.owners.length };
}
