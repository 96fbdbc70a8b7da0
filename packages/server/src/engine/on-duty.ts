import type { DictionaryFlags } from '@svcdesk/core/rules';
import type { DutyTime } from '@svcdesk/core/scheduling';
import { dateOfDay, dayOfDate, timeZone } from '@svcdesk/core/sla';
import { staffActive } from '../platform/db/active.ts';
import { type Queryable, statement } from '../platform/db/index.ts';
import { dutyTimes, shiftHolds } from '../platform/sessions/access.ts';
import { type CalendarOf, clockOf } from './clocks.ts';
import type { WorkContext } from './context.ts';

/** A person's duty on a day, of a shift that the tenant's own dictionary may say more of. */
interface DutyRow {
  accountId: string;
  shift: string;
  dutyOn: string;
  flags: DictionaryFlags | null;
}

type SeatRow = DutyRow | { accountId: string; shift: null; dutyOn: null; flags: null };

/** Who is meant by the seats `d`, as long as they are enabled, and what the dictionary says of their shift. */
const whoAndShift = `JOIN accounts a ON a.tenant_id = $1 AND a.id = d.account_id AND ${staffActive('a')}
   LEFT JOIN dictionary_overrides f ON f.tenant_id = $1 AND f.dictionary = 'shiftType' AND f.code = d.shift`;

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
   ) SELECT d.account_id AS "accountId", d.shift, d.duty_on AS "dutyOn", f.flags FROM seats d ${whoAndShift}`,
);

const dutyOfGroups = statement<
  DutyRow & { groupId: string; name: string },
  [tenantId: string, groupIds: readonly string[] | null, from: string, to: string]
>(
  'groups.dutyOfGroups',
  `SELECT d.group_id AS "groupId", d.account_id AS "accountId", a.name, d.shift, d.duty_on AS "dutyOn", f.flags
   FROM duty_days d ${whoAndShift}
   WHERE d.tenant_id = $1 AND d.duty_on BETWEEN $3::date AND $4::date
     AND d.group_id = ANY(coalesce($2::uuid[], ARRAY(SELECT g.id FROM groups g WHERE g.tenant_id = $1)))
   ORDER BY a.name, a.id`,
);

const seatsSeen = new WeakMap<object, Map<string, Promise<readonly SeatRow[]>>>();

/** An order asks twice within its transaction: whether it is a duty order, and whom to notify. */
function seatsOf({ tx, tenantId }: Where, groupId: string, days: Days): Promise<readonly SeatRow[]> {
  const read = () => membersAndDuty.all(tx, tenantId, groupId, ...days);
  if (!('afterCommit' in tx)) return read();
  const seen = seatsSeen.get(tx) ?? new Map<string, Promise<readonly SeatRow[]>>();
  seatsSeen.set(tx, seen);
  const key = `${groupId} ${days[1]}`;
  const rows = seen.get(key) ?? read();
  seen.set(key, rows);
  return rows;
}

const minuteMs = 60_000;

type Where = Pick<WorkContext, 'tenantId' | 'timeZone'> & { readonly tx: Queryable };
type Days = readonly [yesterday: string, today: string];

/** The days whose shifts may last until now, and whether one does. */
function shiftsNow({ timeZone: zone }: Where, now: number) {
  const local = timeZone(zone);
  const today = local.dayOf(now);
  const days: Days = [dateOfDay(today - 1), dateOfDay(today)];
  const holds = ({ shift, dutyOn, flags }: DutyRow) =>
    shiftHolds(shift, Math.floor((now - local.dayStart(dayOfDate(dutyOn))) / 60_000), flags);
  return { days, holds };
}

const idsOf = (rows: readonly { accountId: string }[]) => [...new Set(rows.map((row) => row.accountId))];

async function membersAndOnDuty(where: Where, groupId: string, now: number) {
  const { days, holds } = shiftsNow(where, now);
  const rows = await seatsOf(where, groupId, days);
  return { members: idsOf(rows), onDuty: idsOf(rows.filter((row) => row.shift !== null && holds(row))) };
}

/** Who is on duty now in some groups, or in any: each time with the group that it is for, by name. */
async function dutyNow(where: Where, groupIds: readonly string[] | null, now: number) {
  const { days, holds } = shiftsNow(where, now);
  return (await dutyOfGroups.all(where.tx, where.tenantId, groupIds, ...days)).filter(holds);
}

const dutyOf = statement<
  DutyRow & { groupId: string },
  [tenantId: string, accountIds: readonly string[], from: string, to: string]
>(
  'groups.dutyOfPeople',
  `SELECT d.group_id AS "groupId", d.account_id AS "accountId", d.shift, d.duty_on AS "dutyOn", f.flags
   FROM duty_days d ${whoAndShift}
   WHERE d.tenant_id = $1 AND d.account_id = ANY($2::uuid[]) AND d.duty_on BETWEEN $3::date AND $4::date
   ORDER BY d.duty_on, d.group_id`,
);

/** Duty of people on days (YYYY-MM-DD) and in the night before them, the earliest first. */
export async function dutyOfPeople(
  on: Queryable,
  { tenantId, timeZone: zone }: Pick<WorkContext, 'tenantId' | 'timeZone'>,
  accountIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<(accountId: string) => readonly DutyTime[]> {
  const local = timeZone(zone);
  const rows = await dutyOf.all(on, tenantId, accountIds, dateOfDay(dayOfDate(from) - 1), to);
  const found = Map.groupBy(rows, ({ accountId }) => accountId);
  const timesOf = ({ groupId, shift, dutyOn, flags }: (typeof rows)[number]): DutyTime[] => {
    const times = dutyTimes(shift, flags);
    if (!times) return [];
    const midnight = local.dayStart(dayOfDate(dutyOn));
    return [{ groupId, from: midnight + times.from * minuteMs, to: midnight + times.to * minuteMs }];
  };
  const byPerson = new Map(
    [...found].map(([id, own]) => [id, own.flatMap(timesOf).sort((a, b) => a.from - b.from)]),
  );
  return (accountId) => byPerson.get(accountId) ?? [];
}

/** Who is on duty now in some groups, or in any: each person once, by name. */
export async function onDutyIn(
  where: Where,
  groupIds: readonly string[] | 'all',
  now: number,
): Promise<{ id: string; name: string }[]> {
  const rows = await dutyNow(where, groupIds === 'all' ? null : groupIds, now);
  return [...new Map(rows.map(({ accountId: id, name }) => [id, { id, name }])).values()];
}

/** Who of a group is on duty now; when none is, all its members. */
export async function groupOnDutyNow(where: Where, groupId: string, now: number): Promise<readonly string[]> {
  const { members, onDuty } = await membersAndOnDuty(where, groupId, now);
  return onDuty.length > 0 ? onDuty : members;
}

/** Whether something comes outside the hours that a calendar says the tenant works. */
async function isOffHours(
  { tx, services, tenantId }: Where & Pick<WorkContext, 'services'>,
  office: CalendarOf | null,
  at: number,
): Promise<boolean> {
  if (!office) return false;
  return !(await clockOf(tx, services, tenantId, office)).isOpen(at);
}

/** Whether an order comes outside working hours to a group that has an engineer on duty then. */
export async function comesOnDuty(
  context: Where & Pick<WorkContext, 'services'>,
  office: CalendarOf | null,
  groupId: string,
  at: number,
): Promise<boolean> {
  if (!(await isOffHours(context, office, at))) return false;
  return (await membersAndOnDuty(context, groupId, at)).onDuty.length > 0;
}
