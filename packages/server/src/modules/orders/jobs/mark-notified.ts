import { orderIs, orderOpen } from '../../../engine/statuses.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';

const mark = statement<object, [tenantId: string, now: Date]>(
  'orders.markNotified',
  `INSERT INTO job_notices (tenant_id, kind, object_id, due_at, created_at)
   SELECT $1, n.kind, o.id, n.due_at, $2 FROM orders o CROSS JOIN LATERAL (VALUES
     ('sla.warn', o.next_due_at, o.next_warn_at <= $2),
     ('sla.missed', o.next_due_at, o.next_due_at <= $2),
     ('sla.missed.above', o.next_due_at, o.next_due_at <= $2::timestamptz - interval '1 hour'),
     ('order.unaccepted.half', o.response_due_at, ${orderIs('o', 'pending', 'assigned')} AND o.next_warn_at <= $2),
     ('order.unaccepted.due', o.response_due_at, ${orderIs('o', 'pending', 'assigned')} AND o.response_due_at <= $2),
     ('order.hungLong', o.hung_up_at, ${orderIs('o', 'suspended')} AND o.hung_up_at <= $2::timestamptz - interval '7 days')
   ) AS n(kind, due_at, is_due)
   WHERE o.tenant_id = $1 AND ${orderOpen('o')} AND n.is_due AND n.due_at IS NOT NULL
   ON CONFLICT DO NOTHING`,
);

/**
 * Notes of open orders that people were notified of what is due: for orders that were not made here one by one, or the
 * first minute would bring everybody everything at once.
 */
export async function markNotified(on: Queryable, tenantId: string, now: Date): Promise<void> {
  await mark.change(on, tenantId, now);
}
