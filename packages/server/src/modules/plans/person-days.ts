import { type BusyTime, type Travel, workingSpans } from '@svcdesk/core/scheduling';
import { dayOfDate, type ServiceClock, type Span, type TimeZone, timeZone } from '@svcdesk/core/sla';
import { clockOf } from '../../engine/clocks.ts';
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

/** So many days after those that are asked about are looked through for time. */
export const horizonDays = 7;

/** Days of one person as far as fitting more into them goes. */
export interface PersonDays {
  /** How full a day (YYYY-MM-DD) is, and from when to when it lasts; only of the days that were asked for. */
  dayOf(date: string): FullRow & { readonly span: Span };
  /** When they work, from one day to the last of those asked for, worked out as far as it is looked at. */
  openFrom(date: string): Iterable<Span>;
  readonly leaves: readonly Span[];
  /** What they have planned, with where, the earliest first; leaves are no part of it. */
  readonly entries: readonly (BusyTime & { readonly id: string; readonly orderId: string | null })[];
}

/** The days of people between two dates, and how the tenant travels. */
export interface DaysOfPeople {
  readonly people: ReadonlyMap<string, PersonDays>;
  readonly travel: Travel;
}

type Places = ReadonlyMap<string, { latitude: number; longitude: number }>;

/** What the days of all people have in common. */
interface CommonDays {
  readonly zone: TimeZone;
  readonly first: number;
  /** Each day from the first on. */
  readonly days: readonly LocalDay[];
  readonly places: Places;
}

/** When they can be given work on a day, whatever leave they have. */
const openingOf = ({ shifts }: Person, clock: ServiceClock | undefined, day: LocalDay, zone: TimeZone) =>
  workingSpans({
    day,
    shifts: shiftsOn(shifts, day, zone),
    opening: clock?.spansOfDay(day.number) ?? [],
  });

function personDays(
  person: Person,
  clock: ServiceClock | undefined,
  { zone, first, days, places }: CommonDays,
): PersonDays {
  return {
    dayOf(date) {
      const day = days[dayOfDate(date) - first];
      if (!day) throw new Error(`Nothing was asked about ${date}`);
      return { ...rowOf(person, clock, day, zone), span: day };
    },
    *openFrom(date) {
      for (let index = dayOfDate(date) - first; index < days.length; index++)
        yield* openingOf(person, clock, days[index] as LocalDay, zone);
    },
    leaves: person.leaves,
    entries: person.entries.map(({ id, planStart: from, planEnd: to, siteId, orderId }) => ({
      ...{ id, from, to, orderId },
      onSite: siteId !== undefined,
      place: siteId === undefined ? undefined : places.get(siteId),
    })),
  };
}

/** The days of people from one to another (YYYY-MM-DD, both included); three statements, however many people. */
export async function daysOfPeople(
  on: Queryable,
  context: Reading,
  accountIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DaysOfPeople> {
  const { services, tenantId } = context;
  const [first, last] = [dayOfDate(from), dayOfDate(to)];
  const [facts, travel] = await Promise.all([
    factsOfMany(on, ...factsValues(context, accountIds, first, last)),
    travelOf.first(on, tenantId),
  ]);
  const sites = new Set(facts.flatMap(({ entries }) => entries.flatMap(({ siteId }) => siteId ?? [])));
  const found = sites.size > 0 ? await placesOf.all(on, tenantId, [...sites]) : [];
  const places: Places = new Map(found.map(({ id, ...place }) => [id, place]));
  const zone = timeZone(context.timeZone);
  const days = Array.from({ length: last - first + 1 }, (_, index) => localDay(zone, first + index));
  const people = new Map<string, PersonDays>();
  const clocks = new Map<string, ServiceClock>();
  for (const { calendarId, calendarVersion } of facts) {
    if (calendarId === null || clocks.has(calendarId)) continue;
    clocks.set(calendarId, await clockOf(on, services, tenantId, { calendarId, calendarVersion }));
  }
  for (const each of facts) {
    const clock = each.calendarId === null ? undefined : clocks.get(each.calendarId);
    people.set(each.accountId, personDays(read(each), clock, { zone, first, days, places }));
  }
  if (!travel) throw new Error(`Tenant ${tenantId} is not there`);
  return { people, travel };
}
