import type { WorkedBefore } from '@svcdesk/core/scheduling';
import { dateOfDay, dayOfDate } from '@svcdesk/core/sla';
import type { PersonContext } from '../../../engine/context.ts';
import { momentOf } from '../../../engine/days.ts';
import { type Estimate, estimatesOf } from '../../../engine/estimates.ts';
import { onDutyByGroup } from '../../../engine/on-duty.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { type DaysOfPeople, daysOfPeople, horizonDays, promisedBy } from '../../plans/index.ts';
import { type CandidateRow, candidatesOf, declinedBy, workedBefore } from './candidates.ts';
import type { Wanted } from './wanted.ts';

const keyOf = (...parts: readonly (string | number)[]) => parts.join(' ');

/** What is known of everybody who may be sent somewhere; few statements, however much work is asked about. */
export async function lookAround(on: Queryable, context: PersonContext, all: readonly Wanted[]) {
  const { tenantId, timeZone } = context;
  const at = context.now();
  const { dayStart } = momentOf(at, timeZone);
  const asked = all.map(({ day }) => day).sort();
  const [first = '', last = ''] = [asked[0], asked.at(-1)];
  const until = dateOfDay(dayOfDate(last) + horizonDays);
  const orderIds = all.flatMap(({ order }) => (order ? [order.id] : []));
  const cellIds = [...new Set(all.map(({ site }) => site.id))];
  const groupIds = [...new Set(all.map(({ groupId }) => groupId))];
  const works = all.map(({ catalogId, site }) => ({ catalogId, cellId: site.id }));
  const [people, declines, onDuty, before, estimates] = await Promise.all([
    candidatesOf(on, tenantId, all),
    orderIds.length > 0 ? declinedBy.all(on, tenantId, orderIds) : [],
    onDutyByGroup({ ...context, tx: on }, groupIds, at.getTime()),
    workedBefore.all(on, tenantId, cellIds, orderIds),
    estimatesOf(on, tenantId, works),
  ]);
  const ids = [...new Set(people.map(({ accountId }) => accountId))];
  const days = { from: first, to: until };
  const [calendar, promised]: [DaysOfPeople, Awaited<ReturnType<typeof promisedBy>>] = await Promise.all([
    daysOfPeople(on, context, ids, days),
    promisedBy(on, tenantId, ids, { dayStart, day: last }),
  ]);
  const byWork = Map.groupBy(people, ({ groupId, catalogId }) => keyOf(groupId, catalogId));
  const declined = new Set(declines.map(({ orderId, round, accountId }) => keyOf(orderId, round, accountId)));
  const knows = new Set(before.map(({ kind, of, accountId }) => keyOf(kind, of, accountId)));
  const estimateOf = new Map(all.map((wanted, index) => [wanted, estimates[index]]));
  return {
    nowMs: at.getTime(),
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
    isOnDuty: (groupId: string, accountId: string) => onDuty.get(groupId)?.has(accountId) ?? false,
    workedBefore({ site, order }: Wanted, accountId: string): WorkedBefore | undefined {
      if (order && knows.has(keyOf('asset', order.id, accountId))) return 'asset';
      return knows.has(keyOf('site', site.id, accountId)) ? 'site' : undefined;
    },
  };
}

/** What {@link lookAround} gives. */
export type Around = Awaited<ReturnType<typeof lookAround>>;
