import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { CheckedRequestOf, calendars, DataOf } from '@svcdesk/core/contract';
import { isTimeZone } from '@svcdesk/core/sla';
import { type Nullable, omitNulls } from '../../engine/omit-nulls.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { insertRows, type Queryable, statement } from '../../platform/db/index.ts';
import { serviceCalendarVersions } from '../../platform/db/schema/sla.ts';
import type { ContextOf, DomainHandlers } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';

type Input = CheckedRequestOf<typeof calendars.save>;
type ServiceCalendar = DataOf<typeof calendars.save>;

/** Every calendar with its newest hours, and the years that its holiday set knows. */
const allCalendars = statement<Nullable<ServiceCalendar>, [tenantId: string]>(
  'calendars.all',
  `SELECT c.id, c.name, c.is_default AS "isDefault", c.version, v.time_zone AS "timeZone", v.weekly,
     nullif(v.holiday_set, '') AS "holidaySet", v.exceptions,
     ARRAY(SELECT h.year FROM holiday_sets h WHERE h.name = v.holiday_set ORDER BY h.year) AS "holidayYears"
   FROM service_calendars c JOIN service_calendar_versions v
     ON v.tenant_id = c.tenant_id AND v.calendar_id = c.id AND v.version = c.version
   WHERE c.tenant_id = $1 ORDER BY c.is_default DESC, c.name, c.id`,
);

/** All of them, since which one is the default concerns them all. */
const hold = statement<{ id: string; version: number; isDefault: boolean }, [tenantId: string]>(
  'calendars.hold',
  `SELECT id, version, is_default AS "isDefault" FROM service_calendars WHERE tenant_id = $1 ORDER BY id FOR UPDATE`,
);

const knownSet = statement<{ name: string }, [name: string]>(
  'calendars.knownSet',
  'SELECT name FROM holiday_sets WHERE name = $1 LIMIT 1',
);

const noDefault = statement<object, [tenantId: string]>(
  'calendars.noDefault',
  'UPDATE service_calendars SET is_default = false WHERE tenant_id = $1 AND is_default',
);

const write = statement<
  object,
  [tenantId: string, id: string, name: string, isDefault: boolean, version: number]
>(
  'calendars.write',
  `INSERT INTO service_calendars (tenant_id, id, name, is_default, version) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (tenant_id, id) DO UPDATE SET name = $3, is_default = $4, version = $5`,
);

type CalendarHours = Pick<Input, 'timeZone' | 'weekly' | 'exceptions'> & { holidaySet: string | null };

/** What the schema cannot say: zones and holiday sets that exist, hours that open at all and never from where they end. */
export async function checkHours(tx: Queryable, hours: CalendarHours): Promise<void> {
  const { timeZone: zone, weekly, exceptions, holidaySet } = hours;
  if (!isTimeZone(zone)) throw invalid('timeZone', 'unknown');
  if (weekly.every((hours) => hours.length === 0)) throw invalid('weekly', 'required');
  const lists = [
    ...weekly.map((hours, index) => [`weekly.${index}`, hours] as const),
    ...Object.entries(exceptions).map(([date, hours]) => [`exceptions.${date}`, hours] as const),
  ];
  for (const [path, hours] of lists) {
    if (hours.some(([from, to]) => from === to || from === '24:00')) throw invalid(path, 'emptyHours');
  }
  if (holidaySet !== null && !(await knownSet.first(tx, holidaySet))) throw invalid('holidaySet', 'unknown');
}

/** Makes a calendar or a new version of one; a job brings the clocks of open orders up to it. */
async function saveCalendar(
  input: Input,
  context: ContextOf<typeof calendars.save>,
): Promise<ServiceCalendar> {
  const { tx, tenantId } = context;
  const { name, weekly, exceptions, holidaySet = null } = input;
  await checkHours(tx, { ...input, holidaySet });
  const known = await hold.all(tx, tenantId);
  const before = known.find(({ id }) => id === input.id);
  if (input.id !== undefined && !before) throw new SvcdeskError('notFound');
  if (input.version !== undefined && before && input.version !== before.version) {
    throw new SvcdeskError('orderChanged');
  }
  // There must always be a default: it is given up only by making another calendar the default.
  const isDefault = input.isDefault === true || before?.isDefault === true || known.length === 0;
  if (before?.isDefault && input.isDefault === false) throw invalid('isDefault', 'lastDefault');
  const now = context.now();
  const id = before?.id ?? timeOrderedId(now.getTime());
  const version = (before?.version ?? 0) + 1;
  if (isDefault) await noDefault.change(tx, tenantId);
  await write.change(tx, tenantId, id, name, isDefault, version);
  const hours = { timeZone: input.timeZone, weekly, holidaySet, exceptions };
  const key = { tenantId, calendarId: id, version };
  await insertRows(tx, serviceCalendarVersions, { ...key, ...hours, createdAt: now.toISOString() });
  await recordAct(tx, context, {
    kind: 'sla.change',
    object: { kind: 'calendar', id },
    changes: { version, name, ...hours, isDefault },
  });
  const saved = (await allCalendars.all(tx, tenantId)).find((row) => row.id === id);
  if (!saved) throw new SvcdeskError('notFound');
  return omitNulls(saved);
}

export const calendarsHandlers: DomainHandlers<typeof calendars> = {
  list: async (_input, { db, tenantId }) => (await allCalendars.all(db, tenantId)).map(omitNulls),
  save: saveCalendar,
};
