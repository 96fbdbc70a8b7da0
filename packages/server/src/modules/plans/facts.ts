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
  /** Instants in milliseconds: thousands are read at once, and ISO text would be parsed again. */
  planStart: number;
  planEnd: number;
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

/** The parts of a statement about people `who`, of days by the parameters of their bounds. */
interface Bounds {
  readonly who: string;
  readonly from: string;
  readonly to: string;
}

/** The calendar is the person's own, else the tenant's. */
const calendarJoins = `JOIN tenants t ON t.id = a.tenant_id
   LEFT JOIN service_calendars own ON own.tenant_id = a.tenant_id AND own.id = a.calendar_id
   LEFT JOIN service_calendars usual ON usual.tenant_id = a.tenant_id AND usual.is_default`;
const calendarColumns = `a.id AS "accountId", t.travel_minutes AS "travelMinutes",
     coalesce(own.id, usual.id) AS "calendarId", coalesce(own.version, usual.version) AS "calendarVersion"`;

/** From the day before on: the night shift before the window reaches into it. */
const shiftsFrom = ({ who, from, to }: Bounds) => `shifts s LEFT JOIN dictionary_overrides f
       ON f.tenant_id = s.tenant_id AND f.dictionary = 'shiftType' AND f.code = s.shift
     WHERE s.tenant_id = $1 AND s.account_id ${who} AND s.shift_on BETWEEN ${from}::date AND ${to}::date`;

const leavesFrom = ({ who, from, to }: Bounds) =>
  `leaves l WHERE l.tenant_id = $1 AND l.account_id ${who} AND l.from_at < ${to} AND l.to_at > ${from}`;

const entriesFrom = ({ who, from, to }: Bounds) => `schedules s
     WHERE s.tenant_id = $1 AND s.account_id ${who} AND s.status <> 'cancelled' AND s.plan_start < ${to}
       AND s.plan_end > ${from} AND s.plan_start > ${from}::timestamptz - interval '${maxPlanDays} days'`;
/** An instant in milliseconds since 1970. */
export const msOfColumn = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`;
const siteId = 'CASE WHEN s.on_site THEN s.cell_id END';

const each = { who: '= a.id', from: '$3', to: '$4' };

/** All facts of a person, of few people in one statement. */
export const personFactsSql = `SELECT ${calendarColumns},
     coalesce((SELECT jsonb_agg(jsonb_build_object('shiftOn', s.shift_on, 'shift', s.shift, 'flags', f.flags))
      FROM ${shiftsFrom({ who: each.who, from: '$5', to: '$6' })}), '[]') AS shifts,
     coalesce((SELECT jsonb_agg(jsonb_build_object('from', l.from_at, 'to', l.to_at, 'leaveType', l.leave_type)
        ORDER BY l.from_at) FROM ${leavesFrom(each)}), '[]') AS leaves,
     coalesce((SELECT jsonb_agg(jsonb_build_object('id', s.id, 'kind', s.order_kind, 'orderId', s.order_id,
        'planStart', ${msOfColumn('s.plan_start')}, 'planEnd', ${msOfColumn('s.plan_end')}, 'allDay', s.all_day, 'siteId', ${siteId}))
      FROM ${entriesFrom(each)}), '[]') AS entries,
     (SELECT count(*) FROM orders o WHERE o.tenant_id = $1 AND o.owner_id = a.id AND ${orderIs('o', 'processing')}
        AND o.plan_start IS NULL) AS "unplannedCount"
   FROM accounts a ${calendarJoins}
   WHERE a.tenant_id = $1 AND a.id = ANY($2::uuid[])`;

/** The facts of several people between two instants. */
export const personFacts = statement<PersonFacts, FactsValues>('plans.facts', personFactsSql);

type OfPerson<Row> = Row & { accountId: string };

type ValuesOfMany = [tenantId: string, accountIds: readonly string[], from: string, to: string];

const many = { who: '= ANY($2::uuid[])', from: '$3', to: '$4' };

const calendars = statement<
  Pick<PersonFacts, 'accountId' | 'travelMinutes' | 'calendarId' | 'calendarVersion'>,
  [tenantId: string, accountIds: readonly string[]]
>(
  'plans.calendarsOfMany',
  `SELECT ${calendarColumns} FROM accounts a ${calendarJoins} WHERE a.tenant_id = $1 AND a.id = ANY($2::uuid[])`,
);

const shifts = statement<OfPerson<ShiftRow>, ValuesOfMany>(
  'plans.shiftsOfMany',
  `SELECT s.account_id AS "accountId", s.shift_on AS "shiftOn", s.shift, f.flags FROM ${shiftsFrom(many)}`,
);

const leaves = statement<OfPerson<PersonFacts['leaves'][number]>, ValuesOfMany>(
  'plans.leavesOfMany',
  `SELECT l.account_id AS "accountId", l.from_at AS from, l.to_at AS to, l.leave_type AS "leaveType"
   FROM ${leavesFrom(many)} ORDER BY l.from_at`,
);

const entries = statement<OfPerson<EntryRow>, ValuesOfMany>(
  'plans.entriesOfMany',
  `SELECT s.account_id AS "accountId", s.id, s.order_kind AS kind, s.order_id AS "orderId",
     ${msOfColumn('s.plan_start')} AS "planStart", ${msOfColumn('s.plan_end')} AS "planEnd", s.all_day AS "allDay",
     ${siteId} AS "siteId"
   FROM ${entriesFrom(many)} ORDER BY s.plan_start`,
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
