import type { DictionaryFlags } from '@svcdesk/core/rules';
import { maxPlanDays } from '../../engine/schedules.ts';
import { orderIs } from '../../engine/statuses.ts';
import { statement } from '../../platform/db/index.ts';
import type { WorkKind } from '../../platform/db/schema/columns.ts';

/** A shift that somebody has on a day; `flags` are those of the tenant's own dictionary. */
export interface ShiftRow {
  shiftOn: string;
  shift: string;
  flags: DictionaryFlags | null;
}

/** An entry of somebody's schedule as far as it takes time. */
export interface EntryRow {
  id: string;
  kind: WorkKind;
  orderId: string | null;
  planStart: string;
  planEnd: string;
  allDay: boolean;
  /** Where it is, when it is on site. */
  siteId: string | null;
}

/** All that one person's saturation is made of within a window. */
export interface PersonFacts {
  accountId: string;
  travelMinutes: number;
  calendarId: string | null;
  calendarVersion: number | null;
  shifts: ShiftRow[];
  leaves: { from: string; to: string; leaveType: string }[];
  entries: EntryRow[];
  unplannedCount: number;
}

/** Values of the first parameters of a statement made of {@link personFactsSql}. */
export type FactsValues = [
  tenantId: string,
  accountIds: readonly string[],
  from: string,
  to: string,
  dayBefore: string,
  lastDay: string,
];

/** The calendar is the person's own, else the tenant's. The night shift before the window reaches into it. */
export const personFactsSql = `SELECT a.id AS "accountId", t.travel_minutes AS "travelMinutes",
     c.id AS "calendarId", c.version AS "calendarVersion",
     coalesce((SELECT jsonb_agg(jsonb_build_object('shiftOn', s.shift_on, 'shift', s.shift, 'flags', f.flags))
      FROM shifts s LEFT JOIN dictionary_overrides f
        ON f.tenant_id = s.tenant_id AND f.dictionary = 'shiftType' AND f.code = s.shift
      WHERE s.tenant_id = $1 AND s.account_id = a.id AND s.shift_on BETWEEN $5::date AND $6::date), '[]') AS shifts,
     coalesce((SELECT jsonb_agg(jsonb_build_object('from', l.from_at, 'to', l.to_at, 'leaveType', l.leave_type)
        ORDER BY l.from_at)
      FROM leaves l WHERE l.tenant_id = $1 AND l.account_id = a.id AND l.from_at < $4 AND l.to_at > $3), '[]') AS leaves,
     coalesce((SELECT jsonb_agg(jsonb_build_object('id', s.id, 'kind', s.order_kind, 'orderId', s.order_id,
        'planStart', s.plan_start, 'planEnd', s.plan_end, 'allDay', s.all_day,
        'siteId', CASE WHEN s.on_site THEN s.cell_id END))
      FROM schedules s WHERE s.tenant_id = $1 AND s.account_id = a.id AND s.status <> 'cancelled'
        AND s.plan_start < $4 AND s.plan_end > $3
        AND s.plan_start > $3::timestamptz - interval '${maxPlanDays} days'), '[]') AS entries,
     (SELECT count(*) FROM orders o WHERE o.tenant_id = $1 AND o.owner_id = a.id AND ${orderIs('o', 'processing')}
        AND o.plan_start IS NULL) AS "unplannedCount"
   FROM accounts a JOIN tenants t ON t.id = a.tenant_id
   LEFT JOIN LATERAL (SELECT k.id, k.version FROM service_calendars k
     WHERE k.tenant_id = $1 AND (k.id = a.calendar_id OR k.is_default)
     ORDER BY k.id = a.calendar_id DESC NULLS LAST LIMIT 1) c ON true
   WHERE a.tenant_id = $1 AND a.id = ANY($2::uuid[])`;

/** The facts of several people between two instants. */
export const personFacts = statement<PersonFacts, FactsValues>('plans.facts', personFactsSql);
