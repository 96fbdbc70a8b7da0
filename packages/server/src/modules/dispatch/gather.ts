import { scopesOf } from '@svcdesk/core/roles';
import type { Travel } from '@svcdesk/core/scheduling';
import { dayOfDate, timeZone } from '@svcdesk/core/sla';
import type { StaffReadContext } from '../../engine/context.ts';
import { estimatesOf } from '../../engine/estimates.ts';
import { isFound } from '../../engine/files/readers.ts';
import { isoOf } from '../../engine/timestamps.ts';
import { visibleOrder } from '../orders/index.ts';
import { daysOfPeople, type Entry, type PersonDays, type PlanEntries } from '../plans/index.ts';
import { type NamedRow, worksNamed } from './works.ts';

/** The days that a preview reads. Instants are in milliseconds. */
export interface PreviewWindow {
  /** The present, rounded down to a minute: plans are no finer. */
  readonly now: number;
  /** Today, and the last day whose hours are read (YYYY-MM-DD); it may lie some days after `until`. */
  readonly from: string;
  readonly to: string;
  /** The end of the last day that the request is about. */
  readonly until: number;
}

/** The instant at which the minute of another one began; both in milliseconds. */
export const minuteOf = (at: number): number => Math.floor(at / 60_000) * 60_000;

/** Ids of orders that the caller may see. Seeing a person's schedule does not include seeing their orders. */
export async function seenOrders(
  orderIds: readonly string[],
  context: StaffReadContext,
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(orderIds)];
  if (scopesOf(context.actor, 'order.view').includes('tenant')) return new Set(ids);
  const isSeen = await Promise.all(ids.map((id) => isFound(visibleOrder(context.db, context, id))));
  return new Set(ids.filter((_, index) => isSeen[index]));
}

/** What people have to do within a window. */
export interface Gathered extends PreviewWindow {
  /** Orders that the request names, and those in people's schedules; by id. */
  readonly works: ReadonlyMap<string, NamedRow>;
  /** Expected minutes of each order that the request names, by its id. */
  readonly minutesOf: ReadonlyMap<string, number>;
  readonly people: ReadonlyMap<string, PersonDays>;
  readonly travel: Travel;
  /** Entries of schedules, by id. */
  readonly entries: ReadonlyMap<string, Entry>;
}

/** Reads what people have to do; `named` are the orders that the request names. */
export async function gather(
  {
    named,
    personIds,
    window,
  }: {
    readonly named: readonly NamedRow[];
    readonly personIds: readonly string[];
    readonly window: PreviewWindow;
  },
  context: StaffReadContext,
  planned: PlanEntries,
): Promise<Gathered> {
  const { db, tenantId, now } = context;
  const [days, entries, estimates] = await Promise.all([
    daysOfPeople(db, context, personIds, window),
    planned.between(db, {
      ...{ tenantId, accountIds: personIds, now: now() },
      from: isoOf(timeZone(context.timeZone).dayStart(dayOfDate(window.from))),
      to: isoOf(window.until),
    }),
    estimatesOf(db, tenantId, named),
  ]);
  const known = new Set(named.map(({ id }) => id));
  const orderIds = [...days.people.values()].flatMap((person) =>
    person.entries.flatMap(({ orderId }) => (orderId === null || known.has(orderId) ? [] : [orderId])),
  );
  const others = orderIds.length === 0 ? [] : await worksNamed.all(db, tenantId, [...new Set(orderIds)]);
  return {
    ...window,
    ...days,
    works: new Map([...named, ...others].map((row) => [row.id, row])),
    minutesOf: new Map(named.map(({ id }, index) => [id, estimates[index]?.minutes ?? 0])),
    entries: new Map(entries.map((entry) => [entry.id, entry])),
  };
}
