import * as z from 'zod/mini';
import { insertRows, type Queryable, statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import { code, day, json, maybe, text, yesNo } from '../fields.ts';
import { importKind } from '../import-kind.ts';
import { RowProblem } from '../problem.ts';
import { upsert } from '../upsert.ts';

const setDay = statement<{ changed: boolean }, [name: string, year: number, date: string, kind: string]>(
  'import.holiday',
  `INSERT INTO holiday_sets AS h (name, year, days) VALUES ($1, $2, jsonb_build_object($3::text, $4::text))
   ON CONFLICT (name, year) DO UPDATE SET days = h.days || excluded.days
     WHERE h.days ->> $3 IS DISTINCT FROM $4
   RETURNING true AS changed`,
);

export const holidays = importKind({
  name: 'holidays',
  about: 'days of a set that are off, or worked although they fall on a weekend; shared by all tenants',
  schema: z.object({ set: code(), date: day(), kind: z.enum(['off', 'work']) }),
  async write({ tx }, { set, date, kind }) {
    const row = await setDay.first(tx, set, Number(date.slice(0, 4)), date, kind);
    return row ? 'changed' : 'same';
  },
});

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'is HH:mm'));
const hours = z.array(z.tuple([time, time]));

const newest = statement<
  { version: number; timeZone: string; weekly: unknown; holidaySet: string | null; exceptions: object },
  [tenantId: string, id: string]
>(
  'import.calendarVersion',
  `SELECT version, time_zone AS "timeZone", weekly, holiday_set AS "holidaySet", exceptions
   FROM service_calendar_versions WHERE tenant_id = $1 AND calendar_id = $2 ORDER BY version DESC LIMIT 1`,
);

const noDefault = statement<object, [tenantId: string, butId: string]>(
  'import.noDefaultCalendar',
  'UPDATE service_calendars SET is_default = false WHERE tenant_id = $1 AND id <> $2 AND is_default',
);

const tenantZone = statement<{ timeZone: string }, [tenantId: string]>(
  'import.tenantZone',
  'SELECT time_zone AS "timeZone" FROM tenants WHERE id = $1',
);

async function zoneOf(tx: Queryable, tenantId: string): Promise<string> {
  return (await tenantZone.first(tx, tenantId))?.timeZone ?? 'Asia/Shanghai';
}

export const calendars = importKind({
  name: 'calendars',
  about: 'hours in which promised times run; weekly is seven lists of [from, to], Monday first',
  schema: z.object({
    code: code(),
    name: text(),
    timeZone: maybe(text()),
    weekly: json(z.array(hours).check(z.length(7))),
    holidaySet: maybe(code()),
    exceptions: maybe(
      json(z.record(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'is YYYY-MM-DD')), hours)),
    ),
    default: maybe(yesNo()),
  }),
  async write({ tx, tenantId, references }, row) {
    if (row.weekly.every((each) => each.length === 0)) throw new RowProblem('weekly', 'is never open');
    const id = await references.own('calendar', row.code);
    const wanted = {
      timeZone: row.timeZone ?? (await zoneOf(tx, tenantId)),
      weekly: row.weekly,
      holidaySet: row.holidaySet ?? null,
      exceptions: row.exceptions ?? {},
    };
    const before = await newest.first(tx, tenantId, id);
    const { version: last = 0, ...present } = before ?? {};
    const same = before !== undefined && JSON.stringify(present) === JSON.stringify(wanted);
    // Finished orders keep the hours they were measured by: other hours are a new version.
    const version = same ? last : last + 1;
    const isDefault = row.default ?? false;
    if (isDefault) await noDefault.change(tx, tenantId, id);
    const calendar = { tenantId, id, name: row.name, isDefault, version };
    const effect = await upsert(tx, tables.serviceCalendars, ['tenantId', 'id'], calendar);
    if (!same) {
      await insertRows(tx, tables.serviceCalendarVersions, { tenantId, calendarId: id, version, ...wanted });
    }
    return effect;
  },
});

export const dutyRoster = importKind({
  name: 'duty',
  about: 'who answers for a group on a day',
  schema: z.object({ group: code(), date: day(), account: code(), shift: code() }),
  async write({ tx, tenantId, references }, { group, date, account, shift }) {
    const groupId = await references.of('group', group, 'group');
    const accountId = await references.of('user', account, 'account');
    const row = { tenantId, groupId, dutyOn: date, accountId, shift };
    return upsert(tx, tables.dutyDays, ['tenantId', 'groupId', 'dutyOn', 'accountId'], row);
  },
});
