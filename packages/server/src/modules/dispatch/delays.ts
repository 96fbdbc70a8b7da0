import type { CheckedRequestOf, DataOf, dispatch } from '@svcdesk/core/contract';
import { type Appointment, lateMinutesOf, outlookOf, planStepMinutes } from '@svcdesk/core/scheduling';
import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import type { StaffReadContext } from '../../engine/context.ts';
import { findReachedGroups } from '../../engine/reached-groups.ts';
import { isoOf } from '../../engine/timestamps.ts';
import { type DayEntry, type PersonDays, type PlanEntries, visiblePeople } from '../plans/index.ts';
import { type Gathered, gather, minuteOf, seenOrders } from './gather.ts';
import { type JobRow, jobsOverTime } from './works.ts';

type Answer = DataOf<typeof dispatch.delays>;
type Delayed = Answer['list'][number]['delayed'];

const minuteMs = 60_000;

/** Jobs that take time nobody planned, with what they delay, of people whose schedules the caller may see. */
export async function delaysNow(
  { groupId }: CheckedRequestOf<typeof dispatch.delays>,
  context: StaffReadContext,
  planned: PlanEntries,
): Promise<Answer> {
  const { db, tenantId } = context;
  const now = context.now();
  const visible = await visiblePeople(db, context);
  const people = visible === 'everybody' ? null : [...visible];
  const groups = groupId === undefined ? null : await findReachedGroups(context, 'order.plan', groupId);
  const found = await jobsOverTime.all(db, tenantId, now.toISOString(), people, groups);
  const seen = await seenOrders(
    found.map(({ id }) => id),
    context,
  );
  const jobs = found.filter(({ id }) => seen.has(id));
  return {
    list: jobs.length === 0 ? [] : await withDelayed(jobs, context, planned),
    asOf: now.toISOString(),
  };
}

async function withDelayed(
  jobs: readonly JobRow[],
  context: StaffReadContext,
  planned: PlanEntries,
): Promise<Answer['list']> {
  const zone = timeZone(context.timeZone);
  const now = minuteOf(context.now().getTime());
  const today = zone.dayOf(now);
  // What is under way before midnight delays what comes after it, too.
  const [from, to] = [dateOfDay(today), dateOfDay(today + 1)];
  const window = { now, from, to, until: zone.dayStart(today + 2) };
  const personIds = [...new Set(jobs.map(({ ownerId }) => ownerId))];
  const material = await gather({ named: [], personIds, window }, context, planned);
  const seen = await seenOrders([...material.works.keys()], context);
  const overTime = new Set(jobs.map(({ id }) => id));
  const delayedOf = new Map(
    [...material.people].map(([id, person]) => [id, delayedBehind(id, person, overTime, material, seen)]),
  );
  return jobs.flatMap(({ id, ownerId, ownerName, planStart, planEnd, onTheWay, ...job }) => {
    const entries = material.people.get(ownerId)?.entries ?? [];
    // What was left behind takes no time any more.
    const entry = entries.find(({ underWay, orderId }) => underWay && orderId === id);
    const delayed = delayedOf.get(ownerId) ?? [];
    if (!entry || delayed.length === 0) return [];
    return [
      {
        orderId: id,
        ...job,
        ...{ engineerId: ownerId, engineerName: ownerName },
        planStart: planStart ?? isoOf(minuteOf(entry.arrivesAt ?? entry.from)),
        planEnd: planEnd ?? isoOf(minuteOf(entry.to)),
        ...(onTheWay && { onTheWay }),
        delayed,
      },
    ];
  });
}

/** A person's appointments that begin later because of jobs that are over their time, the earliest first. */
function delayedBehind(
  personId: string,
  { entries, leaves }: PersonDays,
  overTime: ReadonlySet<string>,
  { now, until, travel, works, entries: named }: Gathered,
  seen: ReadonlySet<string>,
): Delayed {
  const underWay = entries.filter((entry) => entry.underWay);
  if (underWay.length === 0) return [];
  const since = Math.min(...underWay.map(({ from }) => from));
  /** Whole days, and what they had begun before, go on beside it. An order of theirs that they left out waits. */
  const isBehind = ({ id, from, to, orderId, underWay: isAt }: DayEntry) => {
    const entry = named.get(id);
    if (isAt || entry === undefined || entry.allDay || from >= until || to < now + minuteMs) return false;
    const work = works.get(orderId ?? '');
    return from >= since || (work?.ownerId === personId && work.plannable);
  };
  const behind = entries.filter(isBehind);
  const begins = (appointments: readonly Appointment[]) => {
    const { outcomes } = outlookOf({ appointments, away: leaves, travel });
    return (id: string) => outcomes.get(id)?.begin;
  };
  // What they are at as planned delays the same without those jobs.
  const asPlanned = underWay.filter(({ orderId }) => orderId !== null && !overTime.has(orderId));
  const without = begins([...asPlanned, ...behind]);
  const withIt = begins([...underWay, ...behind.map((entry) => notBefore(entry, since))]);
  return behind.flatMap(({ id, from }): Delayed => {
    const [entry, expected] = [named.get(id), withIt(id)];
    if (entry === undefined || expected === undefined) return [];
    const begin = minuteOf(expected);
    const minutes = lateMinutesOf(begin, from) ?? 0;
    // What the plan itself leaves no time for is not late because of the job.
    if (minutes - (lateMinutesOf(without(id) ?? from, from) ?? 0) < planStepMinutes) return [];
    const work = works.get(entry.orderId);
    return [
      {
        orderId: work && seen.has(work.id) ? work.id : undefined,
        ...{ orderNo: entry.orderNo, title: entry.title, cellName: entry.cellName },
        ...{ planStart: isoOf(from), expectedStart: isoOf(begin), minutes },
      },
    ];
  });
}

/** An appointment of the same length that does not begin before an instant. */
function notBefore(entry: DayEntry, earliest: number): DayEntry {
  const from = Math.max(entry.from, earliest);
  return { ...entry, from, to: from + (entry.to - entry.from) };
}
