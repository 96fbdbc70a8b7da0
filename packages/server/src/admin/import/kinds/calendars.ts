import { isDeepStrictEqual } from 'node:util';
import { calendars as calls, duty as dutyCalls } from '@svcdesk/core/contract';
import * as z from 'zod/mini';
import { checkHours } from '../../../modules/calendars/index.ts';
import { checkTurn, putTurn } from '../../../modules/duty/index.ts';
import { insertRows, statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import type { ServiceInterval } from '../../../platform/db/schema/sla.ts';
import { codeOfCall, day, json, maybe, own, ref, yesNo, zone } from '../fields.ts';
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

/** What the call takes. */
const asked = calls.save.request().shape;
const holidaySet = () => codeOfCall(asked.holidaySet.def.innerType);

export const holidays = importKind({
  name: 'holidays',
  about: 'days of a set that are off, or worked although they fall on a weekend; shared by all tenants',
  key: ['set', 'date'],
  fields: { set: holidaySet(), date: day(), kind: z.enum(['off', 'work']) },
  async write({ tx }, { set, date, kind }) {
    const row = await setDay.first(tx, set, Number(date.slice(0, 4)), date, kind);
    return row ? 'changed' : 'same';
  },
});

interface Hours {
  timeZone: string;
  weekly: ServiceInterval[][];
  holidaySet: string | null;
  exceptions: Record<string, ServiceInterval[]>;
}

const newest = statement<Hours & { version: number }, [tenantId: string, id: string]>(
  'import.calendarVersion',
  `SELECT version, time_zone AS "timeZone", weekly, holiday_set AS "holidaySet", exceptions
   FROM service_calendar_versions WHERE tenant_id = $1 AND calendar_id = $2 ORDER BY version DESC LIMIT 1`,
);

const noDefault = statement<object, [tenantId: string, butId: string]>(
  'import.noDefaultCalendar',
  'UPDATE service_calendars SET is_default = false WHERE tenant_id = $1 AND id <> $2 AND is_default',
);

export const tenantZone = statement<{ timeZone: string }, [tenantId: string]>(
  'import.tenantZone',
  'SELECT time_zone AS "timeZone" FROM tenants WHERE id = $1',
);

export const calendars = importKind({
  name: 'calendars',
  about: 'hours in which promised times run; weekly is seven lists of [from, to], Monday first',
  key: ['code'],
  fields: {
    code: own('calendar'),
    name: asked.name,
    timeZone: maybe(zone(), null),
    weekly: json(asked.weekly),
    holidaySet: maybe(holidaySet(), null),
    exceptions: maybe(json(z.record(day(), asked.weekly.def.element)), {}),
    default: maybe(yesNo(), false),
  },
  async write(context, { code: id, name, weekly, default: isDefault, ...row }) {
    const { tx, tenantId } = context;
    if (weekly.every((each) => each.length === 0)) throw new RowProblem('weekly', 'is never open');
    const { version: last = 0, ...present }: Partial<Hours & { version: number }> =
      (await newest.first(tx, tenantId, id)) ?? {};
    const { timeZone: zoneGiven = present.timeZone, holidaySet = present.holidaySet ?? null } = row;
    const timeZone = zoneGiven ?? (await tenantZone.first(tx, tenantId))?.timeZone ?? 'Asia/Shanghai';
    const wanted = { timeZone, weekly, holidaySet, exceptions: row.exceptions ?? present.exceptions ?? {} };
    await checkHours(tx, wanted);
    // Finished orders keep the hours they were measured by: other hours are a new version.
    const same = isDeepStrictEqual(present, wanted);
    const version = same ? last : last + 1;
    if (isDefault) await noDefault.change(tx, tenantId, id);
    const effect = await upsert(context, tables.serviceCalendars, { id, name, isDefault, version });
    if (!same) {
      await insertRows(tx, tables.serviceCalendarVersions, { tenantId, calendarId: id, version, ...wanted });
    }
    return effect;
  },
});

/** A person has one shift a day, of whatever group it is. */
const shiftOf = statement<
  { shift: string; account: string },
  [tenantId: string, accountId: string, date: string]
>(
  'import.shiftOf',
  `SELECT s.shift, a.account_name AS account FROM shifts s
   JOIN accounts a ON a.tenant_id = s.tenant_id AND a.id = s.account_id
   WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.shift_on = $3`,
);

export const dutyRoster = importKind({
  name: 'duty',
  about: 'who answers for a group on a day',
  key: ['group', 'date', 'account'],
  // A person on duty for two groups on a day has the same shift in both.
  agree: { alike: ['account', 'date'], on: 'shift' },
  fields: {
    group: ref('group'),
    date: day(),
    account: ref('staff'),
    shift: codeOfCall(dutyCalls.set.request().shape.shift),
  },
  async write(context, { group: groupId, date, account: accountId, shift }) {
    const { tx, tenantId, operator } = context;
    const turn = { groupId, date, shift, accountIds: [accountId] };
    await checkTurn(tx, tenantId, turn);
    const before = await shiftOf.first(tx, tenantId, accountId, date);
    if (before && before.shift !== shift)
      context.take(
        `takes the shift ${before.shift} of ${date} from ${before.account}, who has ${shift} instead`,
      );
    const effect = await upsert(context, tables.dutyDays, { groupId, dutyOn: date, accountId, shift });
    if (effect === 'same') return effect;
    await putTurn(tx, tenantId, turn);
    await operator.services.access.forget(tx, tenantId, accountId);
    return effect;
  },
});
