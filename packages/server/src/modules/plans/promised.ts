import { deviceStatus, entrustStatus, pmStatus, stageStatus } from '@svcdesk/core/rules';
import { defaultEstimateMinutes } from '@svcdesk/core/scheduling';
import { estimatedMinutes, estimateJoins } from '../../engine/estimates.ts';
import { orderIs, orderOpen, statusIs } from '../../engine/statuses.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';

/** What a person has promised without a time for it. */
export interface Promised {
  accountId: string;
  /** Orders that are theirs and open, planned or not. */
  openCount: number;
  /** Work of any kind that has no time, or whose time passed before today, and its minutes. */
  unplannedCount: number;
  unplannedMinutes: number;
}

const deviceIs = statusIs(deviceStatus);
const entrustIs = statusIs(entrustStatus);
const pmIs = statusIs(pmStatus);
const stageIs = statusIs(stageStatus);

/** It has no plan, or one that was over at $3, so that it has to be done some other time. */
const unplanned = (of: string) => `(${of}.plan_end IS NULL OR ${of}.plan_end <= $3)`;

/** Which work of other kinds is meant: SQL of the last day of maintenance, and of the zone that its days are of. */
interface OtherWorkAsked {
  readonly day: string;
  readonly zone: string;
  /** What is on hold, too. */
  readonly held?: boolean;
}

/**
 * SQL: work of other kinds of the people $2 that has no time, or one that was over at $3. It needs them from `needed_at` on:
 * maintenance on its day, at whose end it is due.
 */
export const otherWork = ({ day, zone, held = false }: OtherWorkAsked) => `
     SELECT d.tenant_id, 'device' AS order_kind, d.id AS order_id, d.engineer_id AS account_id,
       ${defaultEstimateMinutes} AS minutes, d.due_at, ${deviceIs('d', 'inProgress')} AS under_way,
       least(d.due_at, d.resume_at) AS needed_at, ${deviceIs('d', 'suspended')} AS on_hold
     FROM device_orders d WHERE d.tenant_id = $1 AND d.engineer_id = ANY($2::uuid[])
       AND (${deviceIs('d', 'allocated', 'scheduled', 'inProgress')}${held ? ` OR ${deviceIs('d', 'suspended')}` : ''})
       AND ${unplanned('d')}
     UNION ALL
     SELECT p.tenant_id, 'pm', p.id, p.engineer_id, p.minutes,
       (p.due_on + 1)::timestamp AT TIME ZONE ${zone} - interval '1 minute', ${pmIs('p', 'inProgress')},
       p.due_on::timestamp AT TIME ZONE ${zone}, false
     FROM pm_orders p WHERE p.tenant_id = $1 AND p.engineer_id = ANY($2::uuid[])
       AND ${pmIs('p', 'pending', 'scheduled', 'inProgress')} AND ${unplanned('p')} AND p.due_on <= ${day}::date
     UNION ALL
     SELECT g.tenant_id, 'project', g.order_id, g.handler_id, ${defaultEstimateMinutes}, j.due_at, true, j.due_at, false
     FROM project_stages g
     JOIN project_orders j ON j.tenant_id = g.tenant_id AND j.id = g.order_id AND ${orderIs('j', 'assigned', 'processing')}
     WHERE g.tenant_id = $1 AND g.handler_id = ANY($2::uuid[]) AND ${stageIs('g', 'underWay')} AND ${unplanned('g')}
     UNION ALL
     SELECT e.tenant_id, 'entrusted', e.id, e.engineer_id, ${defaultEstimateMinutes}, w.due_at, ${entrustIs('e', 'processing')},
       w.due_at, false
     FROM entrust_partner_halves e
     JOIN entrust_owner_halves w ON w.tenant_id = e.owner_tenant_id AND w.id = e.id
     WHERE e.tenant_id = $1 AND e.engineer_id = ANY($2::uuid[]) AND ${entrustIs('e', 'distributed', 'processing')}`;

/**
 * Orders count from being named on, each at its estimate; what is on hold or entrusted waits for others. Maintenance counts from the
 * day on that it is due, a stage of a project while it is under way.
 */
const promised = statement<
  Promised,
  [tenantId: string, accountIds: readonly string[], dayStart: string, day: string]
>(
  'plans.promised',
  `WITH work AS (
     SELECT o.owner_id AS id, true AS is_order, ${orderIs('o', 'assigned', 'processing')} AND NOT o.entrusted AND ${unplanned('o')} AS loose,
       ${estimatedMinutes} AS minutes
     FROM orders o ${estimateJoins('o.catalog_id', 'o.cell_id')}
     WHERE o.tenant_id = $1 AND o.owner_id = ANY($2::uuid[]) AND ${orderOpen('o')}
     UNION ALL
     SELECT account_id, false, true, minutes FROM (${otherWork({ day: '$4', zone: "'UTC'" })}) others
   )
   SELECT id AS "accountId", count(*) FILTER (WHERE is_order) AS "openCount",
     count(*) FILTER (WHERE loose) AS "unplannedCount",
     coalesce(sum(minutes) FILTER (WHERE loose), 0) AS "unplannedMinutes"
   FROM work GROUP BY id`,
);

const nothing = { openCount: 0, unplannedCount: 0, unplannedMinutes: 0 };

/** What people have promised without a time by a day (YYYY-MM-DD); `dayStart`: when today begins, an instant. */
export async function findPromised(
  on: Queryable,
  tenantId: string,
  accountIds: readonly string[],
  { dayStart, day }: { readonly dayStart: string; readonly day: string },
): Promise<(accountId: string) => Omit<Promised, 'accountId'>> {
  const rows = await promised.all(on, tenantId, accountIds, dayStart, day);
  const known = new Map(rows.map((row) => [row.accountId, row]));
  return (accountId) => known.get(accountId) ?? nothing;
}
