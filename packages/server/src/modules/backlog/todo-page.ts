import { SvcdeskError } from '@svcdesk/core';
import type { backlog, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { mayAct } from '@svcdesk/core/roles';
import type { OrderSource } from '@svcdesk/core/rules';
import type { StaffReadContext } from '../../engine/context.ts';
import { isoOf } from '../../engine/instants.ts';
import { allOf, array, sql } from '../../engine/list/sql.ts';
import { teamMembersOf } from '../../engine/team-members.ts';
import { invalid } from '../../platform/refusals.ts';
import { shortOrders } from '../orders/index.ts';
import { todoAt } from './today.ts';

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

interface AskedTodos extends Category {
  readonly owners: readonly string[];
  readonly at: Date;
  readonly today?: boolean | undefined;
}

/** The most urgent first, those without a deadline last. */
const todos = shortOrders<AskedTodos>({
  name: 'backlog.todos',
  found({ timeZone }, { part, sources, owners, at, today }) {
    const todo = todoAt(owners, at, timeZone);
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

/** The to-dos of a category, my own or those of everybody whom I lead, as of the moment that the counts were taken. */
export async function todoPage(
  category: Category,
  input: CheckedRequestOf<typeof backlog.pendingItsm>,
  context: StaffReadContext,
): Promise<DataOf<typeof backlog.todayPage>> {
  const { db, tenantId, actor } = context;
  const at = asOfDate(input.asOf, context.now());
  const mine = input.scope === 'mine';
  if (!mine && !mayAct(actor, 'underling.view')) throw new SvcdeskError('noPermission');
  const owners = mine ? [actor.accountId] : await teamMembersOf(db, tenantId, actor, input.groupId);
  return todos.page(db, context, { ...input, ...category, owners, at });
}
