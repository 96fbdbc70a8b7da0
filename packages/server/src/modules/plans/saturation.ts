import type { DataOf, plans } from '@svcdesk/core/contract';
import { capacityMinutes, plannedDay, type ShiftPart, saturationOf } from '@svcdesk/core/scheduling';
import {
  dateOfDay,
  dayOfDate,
  type ServiceClock,
  type Span,
  type TimeZone,
  timeZone,
} from '@svcdesk/core/sla';
import { clockOf } from '../../engine/clocks.ts';
import type { WorkContext } from '../../engine/context.ts';
import { dateIn } from '../../engine/days.ts';
import { isoOf } from '../../engine/timestamps.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { shiftTimes } from '../../platform/sessions/access.ts';
import { type FactsValues, type PersonFacts, personFacts, type ShiftRow } from './facts.ts';

/** A day of a person as it is sent. */
export type SaturationRow = DataOf<typeof plans.dailySaturation>[number];

/** A day of a person with all that makes it. */
export type FullRow = SaturationRow & Required<Pick<SaturationRow, 'plannedMinutes' | 'capacityMinutes'>>;

const minuteMs = 60_000;

export interface LocalDay extends Span {
  readonly number: number;
  readonly date: string;
}

export function localDay(zone: TimeZone, number: number): LocalDay {
  return { number, date: dateOfDay(number), from: zone.dayStart(number), to: zone.dayStart(number + 1) };
}

const spanOf = ({ from, to }: { from: string; to: string }): Span => ({
  from: Date.parse(from),
  to: Date.parse(to),
});

/** A shift as instants, from the day it is set on; those without hours have none. */
function shiftPart({ shift, shiftOn, flags }: ShiftRow, zone: TimeZone): ShiftPart | undefined {
  const times = shiftTimes(shift, flags);
  if (!times) return undefined;
  const local = dayOfDate(shiftOn) * 1440;
  const at = (minute: number) => zone.instantOf((local + minute) * minuteMs);
  return { from: at(times.from), to: at(times.to), breakMinutes: times.breakMinutes };
}

/** Shifts that reach into the day; undefined when none is set for it, so that the calendar decides. */
export function shiftsOn(rows: readonly ShiftRow[], day: LocalDay, zone: TimeZone): ShiftPart[] | undefined {
  const parts = rows
    .map((row) => shiftPart(row, zone))
    .filter((part): part is ShiftPart => part !== undefined && part.to > day.from && part.from < day.to);
  return parts.length > 0 || rows.some(({ shiftOn }) => shiftOn === day.date) ? parts : undefined;
}

/** A person's facts, read once however many days are asked for. */
export function read(facts: PersonFacts) {
  const entries = facts.entries.map((entry) => ({ ...entry, siteId: entry.siteId ?? undefined }));
  const leaves = facts.leaves.map((leave) => ({ ...spanOf(leave), leaveType: leave.leaveType }));
  return { ...facts, entries, leaves, byId: new Map(entries.map((entry) => [entry.id, entry])) };
}

export type Person = ReturnType<typeof read>;

/** What takes time on a day; the ways to sites are parts of their own. */
function partsOf({ entries, byId, travelMinutes: way }: Person, day: LocalDay, capacity: number) {
  const { parts, minutes } = plannedDay(day, entries, capacity, way);
  const shown = parts.flatMap(({ id, minutes: whole, travelMinutes, conflict }) => {
    const entry = byId.get(id);
    const own = {
      kind: entry?.kind ?? 'order',
      minutes: whole - travelMinutes,
      orderId: entry?.orderId ?? undefined,
      conflict: conflict || undefined,
    };
    return travelMinutes > 0 ? [{ kind: 'travel', minutes: travelMinutes }, own] : [own];
  });
  return { parts: shown, minutes };
}

export function rowOf(
  person: Person,
  clock: ServiceClock | undefined,
  day: LocalDay,
  zone: TimeZone,
): FullRow {
  const shifts = shiftsOn(person.shifts, day, zone);
  const opening = clock?.spansOfDay(day.number) ?? [];
  const { leaves } = person;
  const capacity = capacityMinutes({ day, shifts, opening, leaves });
  const { parts, minutes } = partsOf(person, day, capacity);
  const leave = leaves.find(({ from, to }) => from < day.to && to > day.from);
  // Without leave it is the same.
  const whole = leaves.length === 0 ? capacity : capacityMinutes({ day, shifts, opening, leaves: [] });
  return {
    accountId: person.accountId,
    date: day.date,
    saturation: saturationOf(minutes, capacity),
    plannedMinutes: minutes,
    capacityMinutes: capacity,
    unplannedCount: person.unplannedCount,
    offDuty: whole === 0 || undefined,
    leave: leave?.leaveType,
    parts,
  };
}

/** What days are read with. */
export type Reading = Pick<WorkContext, 'services' | 'tenantId' | 'timeZone'>;

/** How full chosen days (YYYY-MM-DD) of people are, person by person in the order given, days ascending. */
export async function saturationRows(
  on: Queryable,
  context: Reading,
  accountIds: readonly string[],
  dates: readonly string[],
): Promise<FullRow[]> {
  const numbers = [...new Set(dates.map(dayOfDate))].sort((a, b) => a - b);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined || accountIds.length === 0) return [];
  const facts = await personFacts.all(on, ...factsValues(context, accountIds, first, last));
  return rowsOfFacts(on, context, accountIds, numbers, facts);
}

/** How full the day of people is that a moment lies in. */
export async function saturationAt(
  on: Queryable,
  context: Reading,
  accountIds: readonly string[],
  at: Date,
): Promise<(accountId: string) => number> {
  const rows = await saturationRows(on, context, accountIds, [dateIn(context.timeZone, at)]);
  const known = new Map(rows.map(({ accountId, saturation }) => [accountId, saturation]));
  return (accountId) => known.get(accountId) ?? 0;
}

/** What the facts of people from one day to another are asked with. */
export function factsValues(
  context: Reading,
  accountIds: readonly string[],
  first: number,
  last: number,
): FactsValues {
  const zone = timeZone(context.timeZone);
  const [from, to] = [isoOf(zone.dayStart(first)), isoOf(zone.dayStart(last + 1))];
  return [context.tenantId, accountIds, from, to, dateOfDay(first - 1), dateOfDay(last)];
}

/** The rows that facts of people come to. */
export async function rowsOfFacts(
  on: Queryable,
  context: Reading,
  accountIds: readonly string[],
  numbers: readonly number[],
  facts: readonly PersonFacts[],
): Promise<FullRow[]> {
  const { services, tenantId } = context;
  const zone = timeZone(context.timeZone);
  const days = numbers.map((number) => localDay(zone, number));
  const byPerson = new Map(facts.map((person) => [person.accountId, person]));
  const rows: FullRow[] = [];
  for (const id of new Set(accountIds)) {
    const person = byPerson.get(id);
    if (!person) continue;
    const clock = person.calendarId === null ? undefined : await clockOf(on, services, tenantId, person);
    const known = read(person);
    rows.push(...days.map((day) => rowOf(known, clock, day, zone)));
  }
  return rows;
}

/** What a group's or a person's days come to: the sum of what is planned over the sum of what can be. */
export function summed(rows: readonly FullRow[]) {
  const plannedMinutes = rows.reduce((sum, row) => sum + row.plannedMinutes, 0);
  const capacity = rows.reduce((sum, row) => sum + row.capacityMinutes, 0);
  return { saturation: saturationOf(plannedMinutes, capacity), plannedMinutes, capacityMinutes: capacity };
}

/** The number alone: what a colleague sees who chooses whom to hand an order to. */
export const numberOnly = ({ accountId, date, saturation }: FullRow): SaturationRow => ({
  accountId,
  date,
  saturation,
});
