import type { CheckedRequestOf, dispatch } from '@svcdesk/core/contract';
import { overlaps } from '@svcdesk/core/scheduling';
import { checkAhead, checkSpan, minuteIn } from '../../engine/days.ts';
import { beginsInPast, maxPlanDays } from '../../engine/schedules.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import type { LockedRow } from '../orders/index.ts';
import { forStop } from './for-stop.ts';
import { checkTimes } from './times.ts';
import type { TimeRow } from './works.ts';

/** The owner and times that an order is to have. */
export type Stop = CheckedRequestOf<typeof dispatch.commit>['stops'][number];

/** The context in which a plan is written. */
export type CommitContext = ContextOf<typeof dispatch.commit>;

/** A stop with its order, and its index in the request. */
export interface Found {
  readonly index: number;
  readonly stop: Stop;
  readonly row: LockedRow;
}

/** The appointment that a stop gives to the order's owner; undefined unless it says both ends. */
export const planOf = ({ planStart, planEnd }: Pick<Stop, 'planStart' | 'planEnd'>) =>
  planStart !== undefined && planEnd !== undefined ? { planStart, planEnd } : undefined;

/** Leave of people that ends after an instant. */
const leavesAfter = statement<
  { readonly engineerId: string; readonly from: string; readonly to: string },
  [tenantId: string, accountIds: readonly string[], from: string]
>(
  'dispatch.leavesAfter',
  `SELECT account_id AS "engineerId", from_at AS "from", to_at AS "to" FROM leaves
   WHERE tenant_id = $1 AND account_id = ANY($2::uuid[]) AND to_at > $3 ORDER BY from_at`,
);

/**
 * Refuses times that are shorter than a minute, too long, too far ahead or over, and people who are named twice. With
 * `force`, where the time is a fact, those that are over may be written; with `takesBack`, where it was there before, only
 * times that end before they begin or are too long are refused.
 */
export function checkStop(
  { engineerId, planStart, planEnd, beside = [], force, takesBack }: Stop,
  path: string,
  context: CommitContext,
): void {
  const check = (start: string, end: string, at: string) => {
    const [from, to] = [Date.parse(start), Date.parse(end)];
    if (force || takesBack) {
      checkSpan(from, to, maxPlanDays, at);
      if (!takesBack) checkAhead(to, at, context);
      return;
    }
    checkTimes(from, to, at, context);
    if (to <= context.now().getTime()) throw invalid(at, 'past');
  };
  if (planStart !== undefined && planEnd !== undefined) check(planStart, planEnd, `${path}.planEnd`);
  const named = [engineerId];
  for (const [index, time] of beside.entries()) {
    if (named.includes(time.engineerId)) throw invalid(`${path}.beside.${index}.engineerId`, 'repeated');
    named.push(time.engineerId);
    check(time.planStart, time.planEnd, `${path}.beside.${index}.planEnd`);
  }
}

/** The entries that a stop writes, each with its path in the request. */
const timesOf = ({ engineerId, beside = [], ...times }: Stop, path: string) => {
  const plan = planOf(times);
  return [
    ...(plan && engineerId !== undefined ? [{ ...plan, engineerId, path: `${path}.planStart` }] : []),
    ...beside.map((time, index) => ({ ...time, path: `${path}.beside.${index}.planStart` })),
  ];
};

/** Refuses times that begin in the past, unless the entry begins then already: what is under way may take longer. */
export function checkBegin(stop: Stop, times: readonly TimeRow[], at: string, context: CommitContext): void {
  if (stop.force || stop.takesBack) return;
  for (const { engineerId, planStart, planEnd, path } of timesOf(stop, at)) {
    const span = { planStart: Date.parse(planStart), planEnd: Date.parse(planEnd) };
    const stays = times.some(
      (time) =>
        time.orderId === stop.orderId &&
        time.engineerId === engineerId &&
        Date.parse(time.planStart) === span.planStart,
    );
    if (!stays && beginsInPast({ ...span, allDay: stop.allDay }, context)) throw invalid(path, 'past');
  }
}

/** Refuses times at which their people are on leave. */
export async function checkLeave(
  found: readonly Found[],
  { tx, tenantId, now, timeZone, locale }: CommitContext,
) {
  const times = found.flatMap(({ stop, row, index }) =>
    stop.force
      ? []
      : timesOf(stop, `stops.${index}`).map((time) => ({ ...time, index, orderNo: row.orderNo })),
  );
  const people = [...new Set(times.map(({ engineerId }) => engineerId))];
  if (people.length === 0) return;
  const leaves = await leavesAfter.all(tx, tenantId, people, now().toISOString());
  for (const { engineerId, planStart, planEnd, path, index, orderNo } of times) {
    const span = { from: Date.parse(planStart), to: Date.parse(planEnd) };
    const leave = leaves.find(
      ({ engineerId: id, from, to }) =>
        id === engineerId && overlaps(span, { from: Date.parse(from), to: Date.parse(to) }),
    );
    if (leave)
      await forStop({ index, orderNo, locale }, () => {
        const [from, to] = [minuteIn(timeZone, leave.from), minuteIn(timeZone, leave.to)];
        throw invalid(path, 'onLeave', { from, to });
      });
  }
}
