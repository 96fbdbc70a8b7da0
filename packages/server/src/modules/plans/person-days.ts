import {
  type BusyTime,
  cannotWait,
  countsOnCall,
  type DutyTime,
  dutyMinutes,
  expectedTimes,
  loadCapacity,
  type OnCallTime,
  type OnCallWork,
  type OpenTime,
  onCallTimes,
  type Travel,
  workingSpans,
} from '@svcdesk/core/scheduling';
import { dayOfDate, type ServiceClock, type Span, type TimeZone, timeZone } from '@svcdesk/core/sla';
import { type CalendarOf, clockOf } from '../../engine/clocks.ts';
import { dateIn } from '../../engine/days.ts';
import { dutyOfPeople } from '../../engine/on-duty.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { factsOfMany } from './facts.ts';
import {
  type FullRow,
  factsValues,
  type LocalDay,
  localDay,
  type Person,
  type Reading,
  read,
  rowOf,
  shiftsOn,
} from './saturation.ts';
import { type AtRow, underWayOf, underWayTimes } from './under-way.ts';

const placesOf = statement<
  { id: string; latitude: number; longitude: number },
  [tenantId: string, cellIds: readonly string[]]
>(
  'plans.places',
  `SELECT id, latitude, longitude FROM cells
   WHERE tenant_id = $1 AND id = ANY($2::uuid[]) AND latitude IS NOT NULL AND longitude IS NOT NULL`,
);

const travelOf = statement<Travel, [tenantId: string]>(
  'plans.travel',
  'SELECT travel_km_per_hour AS "kmPerHour", travel_minutes AS "unknownMinutes" FROM tenants WHERE id = $1',
);

/** When the tenant works: its default calendar. */
const officeOf = statement<CalendarOf, [tenantId: string]>(
  'plans.office',
  `SELECT id AS "calendarId", version AS "calendarVersion" FROM service_calendars
   WHERE tenant_id = $1 AND is_default`,
);

/** So many days after those that are asked about are looked through for time. */
export const horizonDays = 7;

/** Days of one person as far as fitting more into them goes. */
export interface PersonDays {
  /** How full a day (YYYY-MM-DD) is, and from when to when it lasts; only of the days that were asked for. */
  dayOf(date: string): FullRow & { readonly span: Span; readonly loadCapacityMinutes: number };
  /** When they work, from one day to the last of those asked for, worked out as far as it is looked at. */
  openFrom(date: string): Iterable<Span>;
  /** Their on-call time, from one day to the last of those asked for. */
  onCallFrom(date: string): Iterable<OnCallTime>;
  /** When they can be given a work: {@link openFrom}, and their on-call time as far as it counts for that work. */
  openFor(work: OnCallWork, date: string): Iterable<OpenTime>;
  /** Duty on the days that were asked for, and from yesterday on. */
  readonly duty: readonly DutyTime[];
  readonly leaves: readonly Span[];
  /**
   * What they have planned, with where, the earliest first; leaves are no part of it. What they are at, or have been at
   * today, stands among it, planned or not: so long are they busy, and there they are.
   */
  readonly entries: readonly DayEntry[];
  /**
   * The same as what takes their time, less what `makesWay`: while they are at something, what follows begins when they
   * can be there from it.
   */
  taken(makesWay?: (entry: DayEntry) => boolean): readonly DayEntry[];
}

/** What takes a person's time. */
export interface DayEntry extends BusyTime {
  /** Of the entry of their schedule, else of the order. */
  readonly id: string;
  readonly orderId: string | null;
  /** They are at it, or on the way to it. */
  readonly underWay?: boolean | undefined;
  /** When what is under way was to begin, if it was said; an instant in milliseconds. */
  readonly plannedFrom?: number | undefined;
  /** When they came to what is under way, or are expected to; an instant in milliseconds. */
  readonly arrivesAt?: number | undefined;
}

/** The days of people between two dates, and how the tenant travels. */
export interface DaysOfPeople {
  readonly people: ReadonlyMap<string, PersonDays>;
  readonly travel: Travel;
  /** Whether work comes outside of opening hours now and cannot wait until the office opens. */
  isOnCall(work: Omit<OnCallWork, 'groupId'>): boolean;
}

type Places = ReadonlyMap<string, { latitude: number; longitude: number }>;

/** What the days of all people have in common. */
interface CommonDays {
  readonly zone: TimeZone;
  readonly first: number;
  /** Each day from the first on. */
  readonly days: readonly LocalDay[];
  readonly places: Places;
  readonly travel: Travel;
  readonly nowMs: number;
  /** Opening hours of the tenant; without them it is always open. */
  readonly office: ServiceClock | undefined;
}

/** When an office opens next: an instant in milliseconds. */
function opensAfter(office: ServiceClock, at: number): number | undefined {
  const opened = office.after(at, 1);
  return opened === undefined ? undefined : opened - 1;
}

/** When they can be given work on a day, whatever leave they have. */
const openingOf = ({ shifts }: Person, clock: ServiceClock | undefined, day: LocalDay, zone: TimeZone) =>
  workingSpans({
    day,
    shifts: shiftsOn(shifts, day, zone),
    opening: clock?.spansOfDay(day.number) ?? [],
  });

/** What stands in a schedule, with what is under way in place of its entry, and where they have been today. */
function entriesOf(
  { entries }: Person,
  atRows: readonly AtRow[],
  { places, travel, nowMs }: CommonDays,
): DayEntry[] {
  const at = (siteId: string | null | undefined) => ({
    onSite: siteId !== null && siteId !== undefined,
    place: places.get(siteId ?? ''),
  });
  const planned = ({
    id,
    planStart: from,
    planEnd: to,
    siteId,
    orderId,
  }: Person['entries'][number]): DayEntry => ({
    ...{ id, from, to, orderId },
    ...at(siteId),
  });
  // Most people are at nothing, and entries are read in order.
  if (atRows.length === 0) return entries.map(planned);
  const underWay = underWayTimes(atRows, nowMs, travel.unknownMinutes).map((time) => {
    const { orderId, planStart, planEnd } = time.row;
    const own = entries.find(
      (entry) => entry.orderId === orderId && entry.planStart === planStart && entry.planEnd === planEnd,
    );
    return { ...time, own };
  });
  const replaced = new Set(underWay.map(({ own }) => own));
  const found = [
    ...entries.filter((entry) => !replaced.has(entry)).map(planned),
    ...underWay.map(
      ({ row: { orderId, siteId, planStart }, own, from, to, arrivesAt }): DayEntry => ({
        ...{ id: own?.id ?? orderId, from, to, orderId, underWay: true, arrivesAt },
        plannedFrom: planStart ?? undefined,
        ...at(siteId),
      }),
    ),
    ...atRows.flatMap(({ orderId, siteId, resolvedAt }): DayEntry[] =>
      resolvedAt === null ? [] : [{ id: orderId, from: resolvedAt, to: resolvedAt, orderId, ...at(siteId) }],
    ),
  ];
  return found.sort((a, b) => a.from - b.from || a.to - b.to);
}

/** Moves what follows work under way to when it is expected; what should have begun by now stays, such as whole days. */
function takenOf(entries: readonly DayEntry[], { travel, nowMs }: CommonDays): readonly DayEntry[] {
  const follows = ({ from, underWay }: DayEntry) => underWay || from >= nowMs;
  if (!entries.some(({ underWay }) => underWay)) return entries;
  return [...entries.filter((entry) => !follows(entry)), ...expectedTimes(entries.filter(follows), travel)];
}

function personDays(
  person: Person,
  clock: ServiceClock | undefined,
  atRows: readonly AtRow[],
  duty: readonly DutyTime[],
  common: CommonDays,
): PersonDays {
  const { zone, first, days, office, nowMs } = common;
  const begins = days[0]?.from ?? nowMs;
  // What is under way takes time of a day to come only where it lasts until then.
  const entries = entriesOf(person, atRows, common).filter(({ to }) => begins <= nowMs || to > begins);
  const daysFrom = (date: string) => days.slice(dayOfDate(date) - first);
  const hoursOf = (day: LocalDay) => openingOf(person, clock, day, zone);
  const onCallOf = (day: LocalDay): OnCallTime[] =>
    office === undefined || duty.length === 0
      ? []
      : onCallTimes({
          ...{ day, duty, hours: hoursOf(day), opening: office.spansOfDay(day.number) },
          opensAfter: (at) => opensAfter(office, at),
        });
  return {
    dayOf(date) {
      const day = days[dayOfDate(date) - first];
      if (!day) throw new Error(`Nothing was asked about ${date}`);
      const row = rowOf(person, clock, day, zone);
      return { ...row, span: day, loadCapacityMinutes: capacityForLoad(row, day, duty) };
    },
    *openFrom(date) {
      for (const day of daysFrom(date)) yield* hoursOf(day);
    },
    *onCallFrom(date) {
      for (const day of daysFrom(date)) yield* onCallOf(day);
    },
    *openFor(work, date) {
      for (const day of daysFrom(date)) {
        const onCall = onCallOf(day)
          .filter((time) => countsOnCall(time, work, nowMs))
          .map(({ from, to }): OpenTime => ({ from, to, onCall: true }));
        yield* [...hoursOf(day), ...onCall].sort((a, b) => a.from - b.from);
      }
    },
    duty,
    leaves: person.leaves,
    entries,
    taken: (makesWay) => takenOf(makesWay ? entries.filter((entry) => !makesWay(entry)) : entries, common),
  };
}

/** Minutes that a day of a person holds for load, see core's {@link loadCapacity}; on leave duty gives none. */
export const capacityForLoad = (
  { capacityMinutes, leave }: FullRow,
  day: Span,
  duty: readonly DutyTime[],
): number => loadCapacity(capacityMinutes, leave === undefined ? dutyMinutes(day, duty) : 0);

/** The days of people from one to another (YYYY-MM-DD, both included); few statements, however many people. */
export async function daysOfPeople(
  on: Queryable,
  context: Reading & { now(): Date },
  accountIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DaysOfPeople> {
  const { services, tenantId } = context;
  const [first, last] = [dayOfDate(from), dayOfDate(to)];
  const now = context.now();
  const today = dateIn(context.timeZone, now);
  const isFromToday = from <= today;
  const [facts, travel, atNow, dutyOf, officeHours] = await Promise.all([
    factsOfMany(on, ...factsValues(context, accountIds, first, last)),
    travelOf.first(on, tenantId),
    to >= today ? underWayOf(on, tenantId, accountIds, now.getTime()) : new Map<string, AtRow[]>(),
    dutyOfPeople(on, context, accountIds, { from: isFromToday ? from : today, to }),
    officeOf.first(on, tenantId),
  ]);
  if (!travel) throw new Error(`Tenant ${tenantId} is not there`);
  const sites = new Set(
    [...facts.flatMap(({ entries }) => entries), ...[...atNow.values()].flat()].flatMap(
      ({ siteId }) => siteId ?? [],
    ),
  );
  const found = sites.size > 0 ? await placesOf.all(on, tenantId, [...sites]) : [];
  const places: Places = new Map(found.map(({ id, ...place }) => [id, place]));
  const zone = timeZone(context.timeZone);
  const days = Array.from({ length: last - first + 1 }, (_, index) => localDay(zone, first + index));
  const nowMs = now.getTime();
  const office = officeHours && (await clockOf(on, services, tenantId, officeHours));
  const common = { zone, first, days, places, travel, nowMs, office };
  const people = new Map<string, PersonDays>();
  const clocks = new Map<string, ServiceClock>();
  for (const { calendarId, calendarVersion } of facts) {
    if (calendarId === null || clocks.has(calendarId)) continue;
    clocks.set(calendarId, await clockOf(on, services, tenantId, { calendarId, calendarVersion }));
  }
  for (const each of facts) {
    const clock = each.calendarId === null ? undefined : clocks.get(each.calendarId);
    const [at, duty] = [atNow.get(each.accountId) ?? [], dutyOf(each.accountId)];
    people.set(each.accountId, personDays(read(each), clock, at, duty, common));
  }
  return {
    ...{ people, travel },
    isOnCall: (work) =>
      office !== undefined && !office.isOpen(nowMs) && cannotWait(work, nowMs, opensAfter(office, nowMs)),
  };
}
