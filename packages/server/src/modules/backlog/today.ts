import { orderIs } from '../../engine/statuses.ts';

/**
 * The to-dos of owners in $2 and what they count as, at a moment of a day that parameters give. The counts and their
 * lists are made of these conditions alone, so they cannot disagree. `due today` is before tomorrow begins.
 */
export const todoAt = (asOf: string, dayStart: string, dayEnd: string) => ({
  all: `o.tenant_id = $1 AND o.owner_id = ANY($2::uuid[]) AND ${orderIs('o', 'assigned', 'processing', 'suspended')}`,
  today: `(${orderIs('o', 'assigned')} OR (o.plan_start < ${dayEnd} AND o.plan_end > ${dayStart}) OR o.next_due_at < ${dayEnd}
    OR (${orderIs('o', 'suspended')} AND o.resume_at < ${dayEnd}))`,
  pending: orderIs('o', 'assigned', 'processing'),
  late: `o.next_due_at <= ${asOf}`,
  soon: `o.next_warn_at <= ${asOf} AND o.next_due_at > ${asOf}`,
});

/** As of $3 in the day from $4 to $5. */
export const todo = todoAt('$3', '$4', '$5');

/** Values of the first parameters of a statement made of {@link todo}. */
export type TodoValues = [
  tenantId: string,
  owners: readonly string[],
  asOf: string,
  dayStart: string,
  dayEnd: string,
];
