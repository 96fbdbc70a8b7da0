import { SvcdeskError } from '@svcdesk/core';
import type { backlog, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { scopesOf } from '@svcdesk/core/roles';
import { checkDays, spanOfDays } from '../../engine/days.ts';
import { groupLive, staffActive } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import {
  type FullRow,
  ledPeople,
  type PlanEntries,
  saturationRows,
  summed,
  withDuty,
} from '../plans/index.ts';

interface GroupRow {
  id: string;
  name: string;
  parentId: string | null;
  memberIds: string[];
}

/** Groups ($2) and those right below them, each with everybody enabled in it and below; a lead is left out. */
const groupsWithMembers = statement<
  GroupRow,
  [tenantId: string, topIds: readonly string[], exceptId: string | null]
>(
  'backlog.groupsWithMembers',
  `SELECT g.id, g.name, g.parent_id AS "parentId", ARRAY(
     SELECT DISTINCT m.account_id FROM group_ancestors x
     JOIN group_members m ON m.tenant_id = x.tenant_id AND m.group_id = x.group_id
     JOIN accounts a ON a.tenant_id = m.tenant_id AND a.id = m.account_id
     WHERE x.tenant_id = $1 AND x.ancestor_id = g.id AND ($3::uuid IS NULL OR m.account_id <> $3)
       AND ${staffActive('a')}) AS "memberIds"
   FROM groups g WHERE g.tenant_id = $1 AND ${groupLive('g')}
     AND (g.id = ANY($2::uuid[]) OR g.parent_id = ANY($2::uuid[]))
   ORDER BY g.id = ANY($2::uuid[]) DESC, g.sort, g.name, g.id`,
);

/** Groups that the reader leads without leading the one above; for null, the topmost of all. */
const topmost = statement<{ id: string }, [tenantId: string, ledIds: readonly string[] | null]>(
  'backlog.topmostLed',
  `SELECT g.id FROM groups g WHERE g.tenant_id = $1
     AND (g.id = ANY($2::uuid[]) OR $2::uuid[] IS NULL AND ${groupLive('g')})
     AND (g.parent_id IS NULL OR g.parent_id <> ALL($2::uuid[]))`,
);

/** How full the days of people I lead are. */
export async function groupScheduleSaturation(
  { days, ...asked }: CheckedRequestOf<typeof backlog.groupScheduleSaturation>,
  context: ContextOf<typeof backlog.groupScheduleSaturation>,
): Promise<DataOf<typeof backlog.groupScheduleSaturation>> {
  checkDays(days);
  const { db } = context;
  return withDuty(db, context, await saturationRows(db, context, await ledPeople(db, context, asked), days));
}

/** The schedules of people I lead on one day, a page at a time. */
export async function groupScheduleOrders(
  { planTime, groupId, accountIds: only, ...paging }: CheckedRequestOf<typeof backlog.groupScheduleOrders>,
  context: ContextOf<typeof backlog.groupScheduleOrders>,
  planned: PlanEntries,
): Promise<DataOf<typeof backlog.groupScheduleOrders>> {
  const { db, timeZone } = context;
  const accountIds = await ledPeople(db, context, { groupId, accountIds: only });
  const { from, to } = spanOfDays(timeZone, planTime, planTime);
  return planned.page(db, context, { ...paging, accountIds, from, to, now: context.now() });
}

/** How full the days of groups are: sums by sums, never a mean. */
export async function groupSaturation(
  { days, groupId, accountIds }: CheckedRequestOf<typeof backlog.groupSaturation>,
  context: ContextOf<typeof backlog.groupSaturation>,
): Promise<DataOf<typeof backlog.groupSaturation>> {
  checkDays(days);
  const { db, tenantId, actor } = context;
  const { ledGroupIds, accountId } = actor;
  const everywhere = scopesOf(actor, 'group.view').includes('tenant');
  const asked = { groupId, accountIds };
  if (groupId !== undefined && !everywhere && !ledGroupIds.includes(groupId)) {
    throw new SvcdeskError('notFound');
  }
  const top = groupId === undefined ? await topmost.all(db, tenantId, everywhere ? null : ledGroupIds) : [];
  const topIds = groupId === undefined ? top.map(({ id }) => id) : [groupId];
  const groups = await groupsWithMembers.all(db, tenantId, topIds, everywhere ? null : accountId);
  if (groupId !== undefined && groups.length === 0) throw new SvcdeskError('notFound');
  const named = everywhere ? [...new Set(groups.flatMap(({ memberIds }) => memberIds))] : undefined;
  const people = new Set(
    named ? named.filter((id) => accountIds?.includes(id) ?? true) : await ledPeople(db, context, asked),
  );
  const rows = await saturationRows(db, context, [...people], days);
  const byDay = Map.groupBy(rows, ({ date }) => date);
  return groups.flatMap(({ id, name, parentId, memberIds }) => {
    const members = new Set(memberIds.filter((member) => people.has(member)));
    const ofGroup = (all: readonly FullRow[]) => all.filter((row) => members.has(row.accountId));
    return [...new Set(days)].sort().map((date) => ({
      groupId: id,
      groupName: name,
      parentId: parentId || undefined,
      date,
      ...summed(ofGroup(byDay.get(date) ?? [])),
      headcount: members.size,
    }));
  });
}
