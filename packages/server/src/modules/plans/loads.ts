import { loadOf } from '@svcdesk/core/scheduling';
import { dayOfDate, type Span, timeZone as zoneNamed } from '@svcdesk/core/sla';
import { dateIn, momentOf } from '../../engine/days.ts';
import { dutyOfPeople } from '../../engine/on-duty.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { capacityForLoad } from './person-days.ts';
import { findPromised } from './promised.ts';
import { type FullRow, localDay, type Reading, saturationRows } from './saturation.ts';

/** A day of a person with all that they have promised for it. */
export interface LoadedRow extends FullRow {
  /** Of a day that is over what was planned alone: nothing that waits belongs to it any more. */
  readonly load: number;
}

/** Rows of days with whose duty begins on which. */
export async function withDuty<Row extends FullRow>(
  on: Queryable,
  context: Reading,
  rows: readonly Row[],
): Promise<Row[]> {
  const dates = rows.map(({ date }) => date).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) return [];
  const accountIds = [...new Set(rows.map(({ accountId }) => accountId))];
  const dutyOf = await dutyOfPeople(on, context, accountIds, { from, to });
  const zone = zoneNamed(context.timeZone);
  return rows.map((row) => ({
    ...row,
    onDuty: dutyBegins(localDay(zone, dayOfDate(row.date)), dutyOf(row.accountId)),
  }));
}

/** True if duty begins within a day, else undefined. */
const dutyBegins = (day: Span, duty: readonly Span[]): true | undefined =>
  duty.some(({ from }) => from >= day.from && from < day.to) || undefined;

/** How full days (YYYY-MM-DD) of people are, and how loaded; person by person, days ascending. */
export async function loadedRows(
  on: Queryable,
  context: Reading & { now(): Date },
  accountIds: readonly string[],
  dates: readonly string[],
): Promise<LoadedRow[]> {
  const { tenantId, timeZone } = context;
  const now = context.now();
  const today = dateIn(timeZone, now);
  const { dayStart } = momentOf(now, timeZone);
  const sorted = [...dates].sort();
  const day = [today, ...dates].sort().at(-1) ?? today;
  const zone = zoneNamed(timeZone);
  const [rows, promised, dutyOf] = await Promise.all([
    saturationRows(on, context, accountIds, dates),
    findPromised(on, tenantId, accountIds, { dayStart, day }),
    dutyOfPeople(on, context, accountIds, { from: sorted[0] ?? today, to: day }),
  ]);
  return rows.map((row) => {
    const unplannedMinutes = row.date < today ? 0 : promised(row.accountId).unplannedMinutes;
    const span = localDay(zone, dayOfDate(row.date));
    const duty = dutyOf(row.accountId);
    const capacityMinutes = capacityForLoad(row, span, duty);
    const load = loadOf({ ...row, unplannedMinutes, capacityMinutes });
    return { ...row, load, onDuty: dutyBegins(span, duty) };
  });
}
