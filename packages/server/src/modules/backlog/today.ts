import { momentOf } from '../../engine/days.ts';
import { array, raw, type Sql, sql, value } from '../../engine/list/sql.ts';
import { orderIs } from '../../engine/statuses.ts';

/**
 * The to-dos of owners and what they count as, at a moment of a day. The counts and their lists are made of these
 * conditions alone, so they cannot disagree. `due today` is before tomorrow begins.
 */
export const todoOf = (owners: Sql, asOf: Sql, dayStart: Sql, dayEnd: Sql) => ({
  all: sql`o.tenant_id = $1 AND o.owner_id = ANY(${owners})
    AND ${raw(orderIs('o', 'assigned', 'processing', 'suspended'))}`,
  today: sql`(${raw(orderIs('o', 'assigned'))} OR (o.plan_start < ${dayEnd} AND o.plan_end > ${dayStart})
    OR o.next_due_at < ${dayEnd} OR (${raw(orderIs('o', 'suspended'))} AND o.resume_at < ${dayEnd}))`,
  pending: raw(orderIs('o', 'assigned', 'processing')),
  late: sql`o.next_due_at <= ${asOf}`,
  soon: sql`o.next_warn_at <= ${asOf} AND o.next_due_at > ${asOf}`,
});

/** The same with values: of the day that a moment is of. */
export function todoAt(owners: readonly string[], at: Date, timeZone: string) {
  const { asOf, dayStart, dayEnd } = momentOf(at, timeZone);
  const instant = (text: string) => value(text, 'timestamptz');
  return todoOf(array(owners, 'uuid'), instant(asOf), instant(dayStart), instant(dayEnd));
}
