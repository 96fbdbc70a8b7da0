import type { CheckedRequestOf, DataOf, dispatch } from '@svcdesk/core/contract';
import { planStepMinutes } from '@svcdesk/core/scheduling';
import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import type { StaffReadContext } from '../../engine/context.ts';
import { findReachedGroups } from '../../engine/reached-groups.ts';
import { isoOf } from '../../engine/timestamps.ts';
import { type PlanEntries, visiblePeople } from '../plans/index.ts';
import { gather, minuteOf, seenOrders } from './gather.ts';
import { judge } from './outlooks.ts';
import { type OverrunRow, overruns } from './works.ts';

type Answer = DataOf<typeof dispatch.delays>;
type Delayed = Answer['list'][number]['delayed'];

/** Jobs that take longer than planned, with what they delay, of people whose schedules the caller may see. */
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
  const found = await overruns.all(db, tenantId, now.toISOString(), people, groups);
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
  jobs: readonly OverrunRow[],
  context: StaffReadContext,
  planned: PlanEntries,
): Promise<Answer['list']> {
  const zone = timeZone(context.timeZone);
  const now = minuteOf(context.now());
  const today = zone.dayOf(now);
  const day = dateOfDay(today);
  const window = { now, from: day, to: day, until: zone.dayStart(today + 1) };
  const personIds = [...new Set(jobs.map(({ ownerId }) => ownerId))];
  const material = {
    ...(await gather({ named: [], personIds, window }, context, planned)),
    ...{ placed: new Map(), away: () => [] },
  };
  const { outcomes } = judge(material, false);
  const seen = await seenOrders([...material.works.keys()], context);
  /** Later entries of the same owner that have not begun, even where their start has passed. */
  const delayedOf = ({ ownerId, planStart }: OverrunRow): Delayed =>
    [...outcomes].flatMap(([id, { personId: whose, outcome }]): Delayed => {
      const { planned: start, begin, delayMinutes } = outcome;
      const entry = material.entries.get(id);
      if (whose !== ownerId || entry === undefined || start === undefined || begin === undefined) return [];
      const work = material.works.get(entry.orderId);
      const isBehind = start > Date.parse(planStart) && work?.underWay !== true;
      if (!isBehind || delayMinutes < planStepMinutes) return [];
      return [
        {
          orderId: work && seen.has(work.id) ? work.id : undefined,
          ...{ orderNo: entry.orderNo, title: entry.title, cellName: entry.cellName },
          ...{ planStart: isoOf(start), expectedStart: isoOf(begin), minutes: delayMinutes },
        },
      ];
    });
  return jobs.flatMap((each) => {
    const { id, ownerId, ownerName, ...job } = each;
    const delayed = delayedOf(each);
    return delayed.length === 0
      ? []
      : [{ orderId: id, ...job, engineerId: ownerId, engineerName: ownerName, delayed }];
  });
}
