import type { DictionaryFlags } from '@svcdesk/core/rules';
import { dateOfDay, dayOfDate, timeZone } from '@svcdesk/core/sla';
import { accountActive } from '../platform/db/active.ts';
import { type Queryable, statement } from '../platform/db/index.ts';
import { shiftHolds } from '../platform/sessions/shift-times.ts';
import { type CalendarOf, clockOf } from './clocks.ts';
import type { WorkContext } from './context.ts';

/** Members of group $2 of tenant $1, and who has duty there on the days $3 and $4. */
const membersAndDuty = statement<
  SeatRow,
  [tenantId: string, groupId: string, yesterday: string, today: string]
>(
  'groups.membersAndDuty',
  `WITH seats AS (
     SELECT account_id, NULL::text AS shift, NULL::date AS duty_on FROM group_members
     WHERE tenant_id = $1 AND group_id = $2
     UNION ALL
     SELECT account_id, shift, duty_on FROM duty_days
     WHERE tenant_id = $1 AND group_id = $2 AND duty_on IN ($3::date, $4::date)
   ) SELECT s.account_id AS "accountId", s.shift, s.duty_on AS "dutyOn", f.flags
   FROM seats s
   JOIN accounts a ON a.tenant_id = $1 AND a.id = s.account_id AND ${accountActive('a')}
   LEFT JOIN dictionary_overrides f ON f.tenant_id = $1 AND f.dictionary = 'shiftType' AND f.code = s.shift`,
);

interface SeatRow {
  accountId: string;
  shift: string | null;
  dutyOn: string | null;
  flags: DictionaryFlags | null;
}

type DutyRow = SeatRow & { shift: string; dutyOn: string };

const seatsSeen = new WeakMap<object, Map<string, Promise<readonly SeatRow[]>>>();

/** An order asks twice within its transaction: whether it is a duty order, and whom to notify. */
function seatsOf({ tx, tenantId }: Where, groupId: string, today: number): Promise<readonly SeatRow[]> {
  const read = () => membersAndDuty.all(tx, tenantId, groupId, dateOfDay(today - 1), dateOfDay(today));
  if (!('afterCommit' in tx)) return read();
  const seen = seatsSeen.get(tx) ?? new Map<string, Promise<readonly SeatRow[]>>();
  seatsSeen.set(tx, seen);
  const key = `${groupId} ${today}`;
  const rows = seen.get(key) ?? read();
  seen.set(key, rows);
  return rows;
}

type Where = Pick<WorkContext, 'tenantId' | 'timeZone'> & { readonly tx: Queryable };

async function membersAndOnDuty(where: Where, groupId: string, now: number) {
  const local = timeZone(where.timeZone);
  const today = local.dayOf(now);
  const rows = await seatsOf(where, groupId, today);
  const minutesInto = (on: string) => Math.floor((now - local.dayStart(dayOfDate(on))) / 60_000);
  const onDuty = rows
    .filter((row): row is DutyRow => row.shift !== null && row.dutyOn !== null)
    .filter((row) => shiftHolds(row.shift, minutesInto(row.dutyOn), row.flags));
  const ids = (of: readonly { accountId: string }[]) => [...new Set(of.map((row) => row.accountId))];
  return { members: ids(rows), onDuty: ids(onDuty) };
}

/** Who is on duty for a group now. */
async function onDutyNow(where: Where, groupId: string, now: number): Promise<readonly string[]> {
  return (await membersAndOnDuty(where, groupId, now)).onDuty;
}

const dutyOfGroups = statement<
  DutyRow & { groupId: string },
  [tenantId: string, groupIds: readonly string[], yesterday: string, today: string]
>(
  'groups.dutyOfGroups',
  `SELECT d.group_id AS "groupId", d.account_id AS "accountId", d.shift, d.duty_on AS "dutyOn", f.flags
   FROM duty_days d
   JOIN accounts a ON a.tenant_id = $1 AND a.id = d.account_id AND ${accountActive('a')}
   LEFT JOIN dictionary_overrides f ON f.tenant_id = $1 AND f.dictionary = 'shiftType' AND f.code = d.shift
   WHERE d.tenant_id = $1 AND d.group_id = ANY($2::uuid[]) AND d.duty_on IN ($3::date, $4::date)`,
);

/** Who is on duty now for each of several groups. */
export async function onDutyByGroup(
  { tx, tenantId, timeZone: zone }: Where,
  groupIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const local = timeZone(zone);
  const today = local.dayOf(now);
  const rows = await dutyOfGroups.all(tx, tenantId, groupIds, dateOfDay(today - 1), dateOfDay(today));
  const found = new Map<string, Set<string>>();
  for (const row of rows) {
    const minutesInto = Math.floor((now - local.dayStart(dayOfDate(row.dutyOn))) / 60_000);
    if (!shiftHolds(row.shift, minutesInto, row.flags)) continue;
    found.set(row.groupId, (found.get(row.groupId) ?? new Set()).add(row.accountId));
  }
  return found;
}

const dutyOfPools = statement<
  DutyRow & { name: string },
  [tenantId: string, all: boolean, groupIds: readonly string[], yesterday: string, today: string]
>(
  'groups.dutyOfPools',
  `SELECT d.account_id AS "accountId", a.name, d.shift, d.duty_on AS "dutyOn", f.flags
   FROM duty_days d
   JOIN accounts a ON a.tenant_id = $1 AND a.id = d.account_id AND ${accountActive('a')}
   LEFT JOIN dictionary_overrides f ON f.tenant_id = $1 AND f.dictionary = 'shiftType' AND f.code = d.shift
   WHERE d.tenant_id = $1 AND d.duty_on IN ($4::date, $5::date) AND d.group_id = ANY(
     CASE WHEN $2::bool THEN ARRAY(SELECT g.id FROM groups g WHERE g.tenant_id = $1) ELSE $3::uuid[] END)
   ORDER BY a.name, a.id`,
);

/** Who is on duty now in some groups, or in any: each person once, by name. */
export async function onDutyIn(
  { tx, tenantId, timeZone: zone }: Where,
  groupIds: readonly string[] | 'all',
  now: number,
): Promise<{ id: string; name: string }[]> {
  const local = timeZone(zone);
  const today = local.dayOf(now);
  const days = [dateOfDay(today - 1), dateOfDay(today)] as const;
  const all = groupIds === 'all';
  const rows = await dutyOfPools.all(tx, tenantId, all, all ? [] : groupIds, ...days);
  const holding = rows.filter((row) => {
    const minutesInto = Math.floor((now - local.dayStart(dayOfDate(row.dutyOn))) / 60_000);
    return shiftHolds(row.shift, minutesInto, row.flags);
  });
  return [...new Map(holding.map(({ accountId, name }) => [accountId, { id: accountId, name }])).values()];
}

/** Who of a group is on duty now; when nobody is, all its members. */
export async function groupOnDutyNow(where: Where, groupId: string, now: number): Promise<readonly string[]> {
  const { members, onDuty } = await membersAndOnDuty(where, groupId, now);
  return onDuty.length > 0 ? onDuty : members;
}

/** Whether something comes outside the hours that a calendar says the tenant works. */
export async function isOffHours(
  { tx, services, tenantId }: Where & Pick<WorkContext, 'services'>,
  office: CalendarOf | null,
  at: number,
): Promise<boolean> {
  if (!office) return false;
  return !(await clockOf(tx, services, tenantId, office)).isOpen(at);
}

/** Whether an order comes outside working hours to a group that has somebody on duty then. */
export async function comesOnDuty(
  context: Where & Pick<WorkContext, 'services'>,
  office: CalendarOf | null,
  groupId: string,
  at: number,
): Promise<boolean> {
  return (await isOffHours(context, office, at)) && (await onDutyNow(context, groupId, at)).length > 0;
}
