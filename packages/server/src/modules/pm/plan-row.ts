import type { PlanRhythm } from '@svcdesk/core/scheduling';
import { dateOfDay, dayOfDate, timeZone } from '@svcdesk/core/sla';
import { getTableColumns } from 'drizzle-orm';
import { clockOf } from '../../engine/clocks.ts';
import { notRetired } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { type CheckListItem, pmPlans } from '../../platform/db/schema/pm.ts';
import { selectList } from '../../platform/db/select-list.ts';
import type { WorkServices } from '../../platform/http/services.ts';
import { pmIs, pmOpen } from './order-row.ts';

/** A plan as it is stored. */
export type PlanRow = typeof pmPlans.$inferSelect;

/** A plan with what is read beside it. */
export interface FoundPlan extends PlanRow {
  readonly cellName: string;
  readonly cellRetired: boolean;
  readonly customerName: string;
  readonly groupName: string;
  readonly engineerName: string | null;
  readonly classZh: string | null;
  readonly classEn: string | null;
  readonly checkListName: string;
  readonly items: readonly CheckListItem[];
  readonly assetIds: string[];
  readonly openOrderCount: number;
  /** The newest occurrence that something came of. */
  readonly lastOn: string | null;
  /** When that was done; absent while it is open. */
  readonly lastDoneAt: string | null;
}

export const planColumns = Object.keys(getTableColumns(pmPlans));

const select = `SELECT ${selectList('p', planColumns)}, c.name AS "cellName",
    NOT ${notRetired('c')} AS "cellRetired", u.name AS "customerName", g.name AS "groupName",
    e.name AS "engineerName", k.zh AS "classZh", k.en AS "classEn", l.name AS "checkListName", l.items,
    coalesce((SELECT jsonb_agg(a.asset_id) FROM pm_plan_assets a
      WHERE a.tenant_id = p.tenant_id AND a.plan_id = p.id), '[]'::jsonb) AS "assetIds",
    (SELECT count(*) FROM pm_orders o
      WHERE o.tenant_id = p.tenant_id AND o.plan_id = p.id AND ${pmOpen('o')}) AS "openOrderCount",
    last.occurrence_on AS "lastOn", last.done_at AS "lastDoneAt"
  FROM pm_plans p
  JOIN cells c ON c.tenant_id = p.tenant_id AND c.id = p.cell_id
  JOIN customers u ON u.tenant_id = c.tenant_id AND u.id = c.customer_id
  JOIN groups g ON g.tenant_id = p.tenant_id AND g.id = p.group_id
  JOIN check_lists l ON l.tenant_id = p.tenant_id AND l.id = p.check_list_id
  LEFT JOIN accounts e ON e.tenant_id = p.tenant_id AND e.id = p.engineer_id
  LEFT JOIN asset_classes k ON k.tenant_id = p.tenant_id AND k.id = p.class_id
  LEFT JOIN LATERAL (
    SELECT x.occurrence_on, CASE WHEN o.id IS NULL THEN x.created_at
      WHEN ${pmIs('o', 'finished')} THEN o.finished_at WHEN ${pmIs('o', 'skipped')} THEN o.updated_at END AS done_at
    FROM pm_occurrences x LEFT JOIN pm_orders o ON o.tenant_id = x.tenant_id AND o.id = x.order_id
    WHERE x.tenant_id = p.tenant_id AND x.plan_id = p.id ORDER BY x.occurrence_on DESC LIMIT 1
  ) last ON true`;

const byIds = statement<FoundPlan, [tenantId: string, ids: readonly string[]]>(
  'pm_plans.byIds',
  `${select} WHERE p.tenant_id = $1 AND p.id = ANY($2::uuid[])`,
);

/** A plan. */
export function findPlan(on: Queryable, tenantId: string, id: string): Promise<FoundPlan | undefined> {
  return byIds.first(on, tenantId, [id]);
}

function lockedBy(name: string, how: string) {
  const lock = statement<{ id: string }, [tenantId: string, id: string]>(
    `pm_plans.${name}`,
    `SELECT id FROM pm_plans WHERE tenant_id = $1 AND id = $2 ${how}`,
  );
  // Locked first and read then, so that changes of the transaction before are seen.
  return async (on: Queryable, tenantId: string, id: string): Promise<FoundPlan | undefined> =>
    (await lock.first(on, tenantId, id)) && findPlan(on, tenantId, id);
}

/** A plan, locked until the end of the transaction. */
export const lockPlan = lockedBy('lock', 'FOR UPDATE');
/** The same, skipping a plan that another transaction has locked. */
export const claimPlan = lockedBy('lockFree', 'FOR UPDATE SKIP LOCKED');

/** Plans in the order of their ids. */
export async function plansByIds(
  on: Queryable,
  tenantId: string,
  ids: readonly string[],
): Promise<FoundPlan[]> {
  const found = new Map((await byIds.all(on, tenantId, ids)).map((plan) => [plan.id, plan]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

const localDay = (zone: string, at: string): string => dateOfDay(timeZone(zone).dayOf(Date.parse(at)));

/** What decides a plan's days. */
export function rhythmOf(plan: PlanRow, zone: string): PlanRhythm {
  const { everyCount, everyUnit, anchorOn, mode, onHoliday, leadDays, onOpen, endOn, createdAt } = plan;
  return {
    every: { count: everyCount, unit: everyUnit },
    anchorOn,
    mode,
    onHoliday,
    leadDays,
    onOpen,
    endOn: endOn ?? undefined,
    sinceOn: localDay(zone, createdAt),
  };
}

/** The newest occurrence of a plan, and the day that it was done. */
export function lastOf({ lastOn, lastDoneAt }: FoundPlan, zone: string) {
  if (lastOn === null) return undefined;
  return { occurrenceOn: lastOn, doneOn: lastDoneAt === null ? undefined : localDay(zone, lastDoneAt) };
}

const ownCalendar = statement<{ calendarId: string; calendarVersion: number }, [tenantId: string]>(
  'calendars.ofTenant',
  `SELECT id AS "calendarId", version AS "calendarVersion" FROM service_calendars
   WHERE tenant_id = $1 AND is_default`,
);

/** Tells days off by the tenant's own calendar, with the holidays that it follows. */
export async function daysOff(
  on: Queryable,
  services: WorkServices,
  tenantId: string,
): Promise<(day: string) => boolean> {
  const calendar = (await ownCalendar.first(on, tenantId)) ?? { calendarId: null, calendarVersion: null };
  const clock = await clockOf(on, services, tenantId, calendar);
  return (day) => clock.spansOfDay(dayOfDate(day)).length === 0;
}
