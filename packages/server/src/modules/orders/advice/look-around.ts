import type { WorkedBefore } from '@svcdesk/core/scheduling';
import { dateOfDay, dayOfDate, timeZone as zoneNamed } from '@svcdesk/core/sla';
import type { PersonContext } from '../../../engine/context.ts';
import { dateIn, momentOf } from '../../../engine/days.ts';
import { type Estimate, estimatesOf } from '../../../engine/estimates.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import {
  type DaysOfPeople,
  daysOfPeople,
  findPromised,
  horizonDays,
  sees,
  visiblePeople,
} from '../../plans/index.ts';
import { type CandidateRow, candidatesOf, declinedBy, workedBefore } from './candidates.ts';
import type { Wanted } from './wanted.ts';

const keyOf = (...parts: readonly (string | number)[]) => parts.join(' ');

/** What is known of everybody who may be sent somewhere; few statements, however much work is asked about. */
export async function lookAround(on: Queryable, context: PersonContext, all: readonly Wanted[]) {
  const { tenantId, timeZone, actor } = context;
  const at = context.now();
  const zone = zoneNamed(timeZone);
  const { dayStart } = momentOf(at, timeZone);
  const asked = all.map(({ day }) => day).sort();
  const [first = '', last = ''] = [asked[0], asked.at(-1)];
  const until = dateOfDay(dayOfDate(last) + horizonDays);
  const orderIds = all.flatMap(({ order }) => (order ? [order.id] : []));
  const cellIds = [...new Set(all.map(({ site }) => site.id))];
  const works = all.map(({ catalogId, site }) => ({ catalogId, cellId: site.id }));
  const [people, declines, before, estimates, visible] = await Promise.all([
    candidatesOf(on, tenantId, all),
    orderIds.length > 0 ? declinedBy.all(on, tenantId, orderIds) : [],
    workedBefore.all(on, tenantId, cellIds, orderIds),
    estimatesOf(on, tenantId, works),
    actor.kind === 'staff' ? visiblePeople(on, { tenantId, actor }) : new Set<string>(),
  ]);
  const ids = [...new Set(people.map(({ accountId }) => accountId))];
  const days = { from: first, to: until };
  const [calendar, promised]: [DaysOfPeople, Awaited<ReturnType<typeof findPromised>>] = await Promise.all([
    daysOfPeople(on, context, ids, days),
    findPromised(on, tenantId, ids, { dayStart, day: last }),
  ]);
  const byWork = Map.groupBy(people, ({ groupId, catalogId }) => keyOf(groupId, catalogId));
  const declined = new Set(declines.map(({ orderId, round, accountId }) => keyOf(orderId, round, accountId)));
  const knows = new Set(before.map(({ kind, of, accountId }) => keyOf(kind, of, accountId)));
  const estimateOf = new Map(all.map((wanted, index) => [wanted, estimates[index]]));
  return {
    nowMs: at.getTime(),
    today: dateIn(timeZone, at),
    /** The day (YYYY-MM-DD) that an instant lies in. */
    dayOf: (instant: number) => dateOfDay(zone.dayOf(instant)),
    calendar,
    promised,
    estimateOf: (wanted: Wanted): Estimate => {
      const found = estimateOf.get(wanted);
      if (!found) throw new Error('Nobody was looked for there');
      return found;
    },
    /** Who may take it: members of its group, without its owner and those who turned it down in this round. */
    membersFor: ({ groupId, catalogId, order }: Wanted): readonly CandidateRow[] =>
      (byWork.get(keyOf(groupId, catalogId)) ?? []).filter(
        ({ accountId }) =>
          !(order && (order.ownerId === accountId || declined.has(keyOf(order.id, order.round, accountId)))),
      ),
    /** Whether the reader may know why an engineer is not there. */
    seesDaysOf: (accountId: string) => sees(visible, accountId),
    workedBefore({ site, order }: Wanted, accountId: string): WorkedBefore | undefined {
      if (order && knows.has(keyOf('asset', order.id, accountId))) return 'asset';
      return knows.has(keyOf('site', site.id, accountId)) ? 'site' : undefined;
    },
  };
}

/** What {@link lookAround} gives. */
export type Around = Awaited<ReturnType<typeof lookAround>>;
