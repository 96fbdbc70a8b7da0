import type { DictionaryFlags } from '@svcdesk/core/rules';
import { maxPlanDays } from '../../engine/schedules.ts';
import { orderIs } from '../../engine/statuses.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { WorkKind } from '../../platform/db/schema/columns.ts';

/** A shift that a person has on a day; `flags` are those of the tenant's own dictionary. */
export interface ShiftRow {
  shiftOn: string;
  shift: string;
  flags: DictionaryFlags | null;
}

/** An entry of a person's schedule as far as it takes time. */
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

type OfPerson<Row> = Row & { accountId: string };

const calendars = statement<
  Pick<PersonFacts, 'accountId' | 'travelMinutes' | 'calendarId' | 'calendarVersion'>,
  [tenantId: string, accountIds: readonly string[]]
>(
  'plans.calendarsOfMany',
  `SELECT a.id AS "accountId", t.travel_minutes AS "travelMinutes", coalesce(own.id, usual.id) AS "calendarId",
     coalesce(own.version, usual.version) AS "calendarVersion"
   FROM accounts a JOIN tenants t ON t.id = a.tenant_id
   LEFT JOIN service_calendars own ON own.tenant_id = a.tenant_id AND own.id = a.calendar_id
   LEFT JOIN service_calendars usual ON usual.tenant_id = a.tenant_id AND usual.is_default
   WHERE a.tenant_id = $1 AND a.id = ANY($2::uuid[])`,
);

const shifts = statement<
  OfPerson<ShiftRow>,
  [tenantId: string, accountIds: readonly string[], dayBefore: string, lastDay: string]
>(
  'plans.shiftsOfMany',
  `SELECT s.account_id AS "accountId", s.shift_on AS "shiftOn", s.shift, f.flags
   FROM shifts s LEFT JOIN dictionary_overrides f
     ON f.tenant_id = s.tenant_id AND f.dictionary = 'shiftType' AND f.code = s.shift
   WHERE s.tenant_id = $1 AND s.account_id = ANY($2::uuid[]) AND s.shift_on BETWEEN $3::date AND $4::date`,
);

const leaves = statement<
  OfPerson<PersonFacts['leaves'][number]>,
  [tenantId: string, accountIds: readonly string[], from: string, to: string]
>(
  'plans.leavesOfMany',
  `SELECT account_id AS "accountId", from_at AS from, to_at AS to, leave_type AS "leaveType" FROM leaves
   WHERE tenant_id = $1 AND account_id = ANY($2::uuid[]) AND from_at < $4 AND to_at > $3 ORDER BY from_at`,
);

const entries = statement<
  OfPerson<EntryRow>,
  [tenantId: string, accountIds: readonly string[], from: string, to: string]
>(
  'plans.entriesOfMany',
  `SELECT account_id AS "accountId", id, order_kind AS kind, order_id AS "orderId", plan_start AS "planStart",
     plan_end AS "planEnd", all_day AS "allDay", CASE WHEN on_site THEN cell_id END AS "siteId"
   FROM schedules
   WHERE tenant_id = $1 AND account_id = ANY($2::uuid[]) AND status <> 'cancelled' AND plan_start < $4 AND plan_end > $3
     AND plan_start > $3::timestamptz - interval '${maxPlanDays} days'`,
);

/**
 * The facts of very many people, table by table, which is half the work of looking at each person by themselves. What they
 * have without a time is not among them.
 */
export async function factsOfMany(
  on: Queryable,
  ...[tenantId, accountIds, from, to, dayBefore, lastDay]: FactsValues
): Promise<PersonFacts[]> {
  const [people, ...found] = await Promise.all([
    calendars.all(on, tenantId, accountIds),
    shifts.all(on, tenantId, accountIds, dayBefore, lastDay),
    leaves.all(on, tenantId, accountIds, from, to),
    entries.all(on, tenantId, accountIds, from, to),
  ]);
  const [shiftsOf, leavesOf, entriesOf] = [
    Map.groupBy(found[0], ({ accountId }) => accountId),
    Map.groupBy(found[1], ({ accountId }) => accountId),
    Map.groupBy(found[2], ({ accountId }) => accountId),
  ];
  return people.map((person) => ({
    ...person,
    shifts: shiftsOf.get(person.accountId) ?? [],
    leaves: leavesOf.get(person.accountId) ?? [],
    entries: entriesOf.get(person.accountId) ?? [],
    unplannedCount: 0,
  }));
}
