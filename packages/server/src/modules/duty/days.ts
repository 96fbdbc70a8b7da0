import type { DataOf, duty } from '@svcdesk/core/contract';
import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import { dayOfDate, type HolidayDays, weekdayOf } from '@svcdesk/core/sla';
import { clockOf, holidaysSql } from '../../engine/clocks.ts';
import type { PersonContext } from '../../engine/context.ts';
import type { Nullable } from '../../engine/omit-nulls.ts';
import { groupLive } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { formatPhone } from '../../platform/sessions/handles.ts';
import { itemsOf } from '../dictionary/index.ts';

/** The duty of a group's day as it is sent. */
export type DutyDay = DataOf<typeof duty.calendar>[number];

type Window = [tenantId: string, groupIds: readonly string[], from: string, to: string];

const turns = statement<
  Nullable<Omit<DutyDay['people'][number], 'shiftName'>> & { groupId: string; date: string },
  Window
>(
  'duty.turns',
  `SELECT d.group_id AS "groupId", d.duty_on AS date, a.id AS "accountId", a.name, a.phone, d.shift
   FROM duty_days d JOIN accounts a ON a.tenant_id = d.tenant_id AND a.id = d.account_id
   WHERE d.tenant_id = $1 AND d.group_id = ANY($2::uuid[]) AND d.duty_on BETWEEN $3::date AND $4::date
   ORDER BY d.duty_on, a.name, a.id`,
);

const versions = statement<{ groupId: string; date: string; version: number }, Window>(
  'duty.versions',
  `SELECT group_id AS "groupId", duty_on AS date, version FROM duty_rosters
   WHERE tenant_id = $1 AND group_id = ANY($2::uuid[]) AND duty_on BETWEEN $3::date AND $4::date`,
);

const groupNames = statement<{ id: string; name: string }, [tenantId: string, ids: readonly string[]]>(
  'duty.groupNames',
  `SELECT id, name FROM groups WHERE tenant_id = $1 AND id = ANY($2::uuid[]) AND ${groupLive()}
   ORDER BY sort, name, id`,
);

const defaultCalendar = statement<
  { calendarId: string; calendarVersion: number; holidays: HolidayDays | null },
  [tenantId: string]
>(
  'duty.calendar',
  `SELECT c.id AS "calendarId", c.version AS "calendarVersion",
     ${holidaysSql} AS holidays
   FROM service_calendars c JOIN service_calendar_versions v
     ON v.tenant_id = c.tenant_id AND v.calendar_id = c.id AND v.version = c.version
   WHERE c.tenant_id = $1 AND c.is_default`,
);

/** Whether an actor may set the duty of a group. */
export function setsDuty(actor: StaffActor, groupId: string): boolean {
  const scopes = scopesOf(actor, 'duty.set');
  return scopes.includes('tenant') || (scopes.includes('led') && actor.ledGroupIds.includes(groupId));
}

type Reading = PersonContext & { readonly actor: StaffActor };

/** What kind of day each is, by the organisation's own calendar; without one by plain weekends. */
async function kindsOfDays(on: Queryable, { services, tenantId }: Reading) {
  const row = await defaultCalendar.first(on, tenantId);
  const clock = row && (await clockOf(on, services, tenantId, row));
  return (date: string) => {
    const day = dayOfDate(date);
    const workday = clock ? clock.spansOfDay(day).length > 0 : weekdayOf(day) < 5;
    return { workday, holiday: row?.holidays?.[date] === 'off' || undefined };
  };
}

const keyOf = ({ groupId, date }: { groupId: string; date: string }) => `${groupId} ${date}`;

/** The duty of groups on consecutive days, day by day; groups that do not exist are left out. */
export async function dutyDays(
  on: Queryable,
  context: Reading,
  groupIds: readonly string[],
  dates: readonly string[],
): Promise<DutyDay[]> {
  const { tenantId, actor, locale, country } = context;
  const window: Window = [tenantId, groupIds, dates[0] ?? '', dates.at(-1) ?? ''];
  const [groups, found, known, items, kindOf] = await Promise.all([
    groupNames.all(on, tenantId, groupIds),
    turns.all(on, ...window),
    versions.all(on, ...window),
    itemsOf(on, tenantId, 'shiftType'),
    kindsOfDays(on, context),
  ]);
  const byDay = Map.groupBy(found, keyOf);
  const versionOf = new Map(known.map((row) => [keyOf(row), row.version]));
  const nameOf = new Map(items.map(({ code, zh, en }) => [code, locale === 'en' ? en : zh]));
  const placeOf = new Map(items.map(({ code }, index) => [code, index]));
  const place = (shift: string) => placeOf.get(shift) ?? items.length;
  return dates.flatMap((date) =>
    groups.map(({ id: groupId, name: groupName }) => ({
      date,
      groupId,
      groupName,
      ...kindOf(date),
      people: (byDay.get(keyOf({ groupId, date })) ?? [])
        .map(({ groupId: _, date: __, ...person }) => ({
          ...person,
          phone: person.phone ? formatPhone(person.phone, country) : undefined,
          shiftName: nameOf.get(person.shift) ?? person.shift,
        }))
        .sort((a, b) => place(a.shift) - place(b.shift)),
      version: versionOf.get(keyOf({ groupId, date })) ?? 0,
      can: setsDuty(actor, groupId) ? ['set'] : [],
    })),
  );
}
