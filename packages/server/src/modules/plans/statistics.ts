import type { CheckedRequestOf, DataOf, plans } from '@svcdesk/core/contract';
import { handleType } from '@svcdesk/core/rules';
import { spanOfDays } from '../../engine/days.ts';
import { orderIs } from '../../engine/statuses.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { ledPeople } from './people.ts';
import { saturationRows, summed } from './saturation.ts';

interface Row {
  accountId: string;
  name: string;
  scheduledCount: number;
  resolvedCount: number;
  openCount: number;
}

const counted = statement<Row, [tenantId: string, accountIds: readonly string[], from: string, to: string]>(
  'plans.counts',
  `SELECT a.id AS "accountId", a.name,
     (SELECT count(*) FROM schedules s WHERE s.tenant_id = $1 AND s.account_id = a.id AND s.status <> 'cancelled'
        AND s.plan_start < $4 AND s.plan_end > $3) AS "scheduledCount",
     (SELECT count(DISTINCT r.order_id) FROM order_records r WHERE r.tenant_id = $1 AND r.actor_id = a.id
        AND r.recorded_at >= $3 AND r.recorded_at < $4 AND r.order_kind = 'order'
        AND r.handle_type = ${handleType.resolve}) AS "resolvedCount",
     (SELECT count(*) FROM orders o WHERE o.tenant_id = $1 AND o.owner_id = a.id
        AND ${orderIs('o', 'assigned', 'processing', 'suspended')}) AS "openCount"
   FROM accounts a WHERE a.tenant_id = $1 AND a.id = ANY($2::uuid[]) ORDER BY a.name, a.id`,
);

const maxDays = 93;

/** What each of the people led had and has to do between two days. */
export async function planStatistics(
  { groupId, from, to }: CheckedRequestOf<typeof plans.statistics>,
  context: ContextOf<typeof plans.statistics>,
): Promise<DataOf<typeof plans.statistics>> {
  const db: Queryable = context.db;
  const span = spanOfDays(context.timeZone, from, to, maxDays);
  const people = await ledPeople(db, context, { groupId });
  const [rows, days] = await Promise.all([
    counted.all(db, context.tenantId, people, span.from, span.to),
    saturationRows(db, context, people, span.dates),
  ]);
  const byPerson = Map.groupBy(days, ({ accountId }) => accountId);
  return rows.map((row) => ({ ...row, ...summed(byPerson.get(row.accountId) ?? []) }));
}
