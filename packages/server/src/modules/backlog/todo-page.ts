import { SvcdeskError } from '@svcdesk/core';
import type { backlog, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { mayAct, scopesOf } from '@svcdesk/core/roles';
import type { OrderSource } from '@svcdesk/core/rules';
import type { StaffReadContext } from '../../engine/context.ts';
import { momentOf } from '../../engine/days.ts';
import { allOf, array, raw, type Sql, sql, value } from '../../engine/list/sql.ts';
import { orderIs } from '../../engine/statuses.ts';
import { teamMembersOf } from '../../engine/team-members.ts';
import { isoOf } from '../../engine/timestamps.ts';
import { invalid } from '../../platform/refusals.ts';
import { shortOrders } from '../orders/index.ts';

/**
 * The to-dos of owners and what they count as, at a moment of a day; of some groups where the reader does not see all.
 * The counts and their lists are made of these conditions alone, so they cannot disagree. `due today` is before
 * tomorrow begins.
 */
export const todoOf = (owners: Sql, asOf: Sql, dayStart: Sql, dayEnd: Sql, groups?: Sql) => ({
  all: allOf([
    sql`o.tenant_id = $1 AND o.owner_id = ANY(${owners})`,
    groups && sql`o.group_id = ANY(${groups})`,
    raw(orderIs('o', 'assigned', 'processing', 'suspended')),
  ]),
  today: sql`(${raw(orderIs('o', 'assigned'))} OR (o.plan_start < ${dayEnd} AND o.plan_end > ${dayStart})
    OR o.next_due_at < ${dayEnd} OR (${raw(orderIs('o', 'suspended'))} AND o.resume_at < ${dayEnd}))`,
  pending: raw(orderIs('o', 'assigned', 'processing')),
  late: sql`o.next_due_at <= ${asOf}`,
  soon: sql`o.next_warn_at <= ${asOf} AND o.next_due_at > ${asOf}`,
});

/** The same with values: of the day that a moment is of. */
export function todoAt({ owners, groups }: Whose, at: Date, timeZone: string) {
  const { asOf, dayStart, dayEnd } = momentOf(at, timeZone);
  const instant = (text: string) => value(text, 'timestamptz');
  const [start, end] = [instant(dayStart), instant(dayEnd)];
  return todoOf(array(owners, 'uuid'), instant(asOf), start, end, groups && array(groups, 'uuid'));
}

/** Whose to-dos are asked for. */
export interface Whose {
  readonly owners: readonly string[];
  /** Of these groups alone; absent for all. */
  readonly groups?: readonly string[] | undefined;
}

/** Of the people whom a lead leads those of a group and below it, and one of them, when they are named. */
export type Whom = Pick<CheckedRequestOf<typeof backlog.ccMine>, 'groupId' | 'accountId'>;

/**
 * The people whom a lead leads, and the groups whose orders they see. The two are asked apart: people work in other
 * groups as well, and the manager of a project does not lead its people.
 */
export async function teamOf(
  { db, tenantId, actor }: StaffReadContext,
  { groupId, accountId }: Whom,
): Promise<Whose> {
  const team = await teamMembersOf(db, tenantId, actor, groupId);
  if (accountId !== undefined && !team.includes(accountId)) throw new SvcdeskError('notFound');
  const owners = accountId === undefined ? team : [accountId];
  const seen = scopesOf(actor, 'order.view');
  if (seen.includes('tenant')) return { owners };
  const member = seen.includes('groups') ? actor.memberGroupIds : [];
  const led = seen.includes('led') ? actor.ledGroupIds : [];
  return { owners, groups: [...new Set([...member, ...led])] };
}

/** Whether what was copied, `c` in the statement, is an order of some groups. */
export const copyIsOf = (groups: Sql) =>
  sql`EXISTS (SELECT 1 FROM orders o WHERE o.tenant_id = $1 AND o.id = c.order_id AND o.group_id = ANY(${groups}))`;

/** Which to-dos a list takes. */
interface Category {
  readonly part: 'any' | 'pending' | 'late' | 'soon';
  readonly sources: readonly OrderSource[];
}

/** Each list with what it takes: the same conditions as the counts. */
export const categories = {
  todayPage: { part: 'any', sources: [0] },
  todayMonitor: { part: 'any', sources: [1] },
  todaySe: { part: 'any', sources: [2] },
  pendingItsm: { part: 'pending', sources: [0, 1] },
  pendingSe: { part: 'pending', sources: [2] },
  timeout: { part: 'late', sources: [0, 1, 2] },
  willTimeout: { part: 'soon', sources: [0, 1, 2] },
} as const satisfies Readonly<Record<string, Category>>;

interface AskedTodos extends Category, Whose {
  readonly at: Date;
  readonly today?: boolean | undefined;
}

/** The most urgent first, those without a deadline last. */
const todos = shortOrders<AskedTodos>({
  name: 'backlog.todos',
  found({ timeZone }, { part, sources, at, today, ...whose }) {
    const todo = todoAt(whose, at, timeZone);
    const asked = [todo.all, part === 'any' ? undefined : todo[part], today ? todo.today : undefined];
    return sql`SELECT o.id, o.next_due_at AS k FROM orders o
      WHERE ${allOf(asked)} AND o.source = ANY(${array(sources, 'smallint')})`;
  },
  sort: ['k NULLS LAST', 'id'],
});

/** A home page that has been open longer than this counts anew. */
const maxAsOfAgeMs = 24 * 3_600_000;

/** The moment that counts were taken at, as a list is asked with it; now when it is asked without. */
export function asOfDate(asOf: string | undefined, now: Date): Date {
  if (asOf === undefined) return now;
  const at = Date.parse(asOf);
  const min = now.getTime() - maxAsOfAgeMs;
  if (at > now.getTime() + 60_000) throw invalid('asOf', 'future');
  if (at < min) throw invalid('asOf', 'tooEarly', { min: isoOf(min) });
  return new Date(at);
}

/** Whom a list is asked of: the reader, or everybody whom they lead. */
export async function whoseOf(
  { scope, ...whom }: Pick<CheckedRequestOf<typeof backlog.ccMine>, 'scope'> & Whom,
  context: StaffReadContext,
): Promise<Whose> {
  const { actor } = context;
  if (scope === 'mine') return { owners: [actor.accountId] };
  if (!mayAct(actor, 'underling.view')) throw new SvcdeskError('noPermission');
  return teamOf(context, whom);
}

/** The to-dos of a category, my own or those of everybody whom I lead, as of the moment that the counts were taken. */
export async function todoPage(
  category: Category,
  input: CheckedRequestOf<typeof backlog.pendingItsm>,
  context: StaffReadContext,
): Promise<DataOf<typeof backlog.todayPage>> {
  const at = asOfDate(input.asOf, context.now());
  const whose = await whoseOf(input, context);
  return todos.page(context.db, context, { ...input, ...category, ...whose, at });
}
