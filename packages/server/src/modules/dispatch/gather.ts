import { scopesOf } from '@svcdesk/core/roles';
import type { Travel } from '@svcdesk/core/scheduling';
import { dayOfDate, type Span, timeZone } from '@svcdesk/core/sla';
import type { StaffReadContext } from '../../engine/context.ts';
import { estimatesOf } from '../../engine/estimates.ts';
import { isFound } from '../../engine/files/readers.ts';
import { dutyOffHours } from '../../engine/on-duty.ts';
import { isoOf } from '../../engine/timestamps.ts';
import { visibleOrder } from '../orders/index.ts';
import { daysOfPeople, type Entry, type PersonDays, type PlanEntries } from '../plans/index.ts';
import { type NamedRow, worksNamed } from './works.ts';

/** From today to the last day that is asked about, and some more. */
export interface PreviewWindow {
  /** The whole minute that has begun: people plan no finer. */
  readonly now: number;
  /** First and last day (YYYY-MM-DD). */
  readonly from: string;
  readonly to: string;
  /** When the last day that is asked about ends. */
  readonly until: number;
}

/** The whole minute that an instant lies in. */
export const minuteOf = (at: Date): number => Math.floor(at.getTime() / 60_000) * 60_000;

/** Of orders those that the caller may see: whose days one sees is not whose orders one sees. */
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
  /** Orders that are asked about, and those of their schedules; by id. */
  readonly works: ReadonlyMap<string, NamedRow>;
  /** Minutes that each order that is asked about is taken to need. */
  readonly minutesOf: ReadonlyMap<string, number>;
  readonly people: ReadonlyMap<string, PersonDays>;
  readonly travel: Travel;
  /** What stands in schedules, by its id. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** When a person has duty for the group of work, while the tenant is closed. */
  readonly dutyOf: (work: Pick<NamedRow, 'groupId'>, personId: string) => readonly Span[];
}

/** Reads what people have to do; `named` are orders that are asked about. */
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
  const groupIds = [...new Set(named.map(({ groupId }) => groupId))];
  const [days, entries, estimates, duty] = await Promise.all([
    daysOfPeople(db, context, personIds, window),
    planned.between(db, {
      ...{ tenantId, accountIds: personIds, now: now() },
      from: isoOf(timeZone(context.timeZone).dayStart(dayOfDate(window.from))),
      to: isoOf(window.until),
    }),
    estimatesOf(db, tenantId, named),
    groupIds.length === 0 ? undefined : dutyOffHours({ ...context, tx: db }, groupIds, now().getTime()),
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
    dutyOf: ({ groupId }, personId) => duty?.get(groupId)?.get(personId) ?? [],
  };
}
