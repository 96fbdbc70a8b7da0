import type { DataOf, RequestOf } from '@svcdesk/core/contract';
import { maxPreviewedStops, type plan, preview } from '@svcdesk/core/contract/dispatch';
import { dayOf } from '../../blocks/calendar/days.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { serverNow } from '../../platform/clock.ts';
import { type Effect, goesWrong } from './consequence-words.ts';
import { type Proposed, usePlan } from './use-plan.ts';

type Planned = DataOf<typeof plan>;

/** A job that takes longer than planned, with its new end. */
export interface LongerJob {
  orderId: string;
  version: number;
  engineerId: string;
  planStart: string;
  planEnd: string;
}

type Absences = NonNullable<RequestOf<typeof plan>['absences']>;

/** What has gone wrong: an engineer is away, or held up by a job, or nobody comes to an order in time. */
export type Trouble = { absences: Absences } | { job: LongerJob } | { wanted: WantedOrder };

/** An order for which others are to make way. */
export interface WantedOrder {
  orderId: string;
  /** The first day on which they may (YYYY-MM-DD); today unless said. */
  from?: string | undefined;
}

/** An order that is reached later than was agreed while nothing is changed about it. */
export interface Delayed {
  orderId: string;
  orderNo: string;
  title: string;
  planStart: string;
  expectedStart: string;
}

/** Changes that are proposed, and what finds no place. */
export interface Changes {
  proposed: readonly Proposed[];
  unplaced: Planned['unplaced'];
  /** How many days were planned; several unless said. */
  dayCount?: number;
  /** Orders that come too late even so, of all that those concerned have. */
  lateCount: number;
  /** What it comes to against how things stand; absent where nothing was planned. */
  plan?: Planned;
  /** What comes later than agreed because of a longer job, unless it is changed. */
  delayed?: readonly Delayed[];
  /** Orders that were too many to be planned at once. */
  leftCount?: number;
  /** What no plan can put right: it has to be given to others by itself. */
  handOn?: readonly Effect[];
}

/** What a plan of so many days changes; what stays as it is, is no change. */
export const changesOf = (plan: Planned, dayCount: number): Changes => ({
  proposed: plan.list.filter(({ change }) => change !== 'kept'),
  dayCount,
  unplaced: plan.unplaced,
  lateCount: plan.proposed.lateCount,
  plan,
});

/** Most days that can be planned at once. */
const maxDays = 7;

/** From that day, or today if it is over: what has no room on the last day may wait for the next working day. */
function daysFrom(first: string | undefined): { from: string; days: number } {
  const today = dayOf(serverNow());
  return { from: first !== undefined && first > today ? first : today, days: maxDays };
}

/** Until when an engineer is taken to be away; `sinceMs`: from when on a job holds them up. */
function absencesOf(trouble: Trouble, sinceMs: number): Absences {
  if ('absences' in trouble) return trouble.absences;
  if ('wanted' in trouble) return [];
  const { engineerId: accountId, planEnd: to } = trouble.job;
  return [{ accountId, from: new Date(sinceMs).toISOString(), to }];
}

const stopOf = ({ orderId, engineerId, planStart, planEnd }: LongerJob) => ({
  ...{ orderId, engineerId, planStart, planEnd },
});

/** What is reached later than agreed, the job itself aside. */
const delayedBy = (effects: DataOf<typeof preview>['effects'], job: LongerJob): Delayed[] =>
  effects.flatMap(({ orderId, orderNo, title, planStart, expectedStart }) =>
    orderId !== undefined &&
    orderId !== job.orderId &&
    planStart !== undefined &&
    expectedStart !== undefined &&
    expectedStart > planStart
      ? [{ orderId, orderNo, title, planStart, expectedStart }]
      : [],
  );

/**
 * Looks at what goes wrong, then for the smallest change that puts it right; `sinceMs`: from when on a job holds up,
 * `moves`: what others have agreed may make way.
 */
export function useRepair(trouble: Trouble, sinceMs: number, moves: boolean) {
  const job = 'job' in trouble ? trouble.job : undefined;
  const wanted = 'wanted' in trouble ? trouble.wanted : undefined;
  const absences = absencesOf(trouble, sinceMs);
  // That nobody comes in time to an order was seen before.
  const seen = useCall(preview, wanted ? undefined : job ? { stops: [stopOf(job)] } : { absences });
  // The worst stand first; of more than can be planned at once the others wait for the next time.
  const effects = (seen.data?.effects ?? []).filter(
    (each) => goesWrong(each) && (job === undefined || each.orderId !== job.orderId),
  );
  // What is under way or waits, and work of other kinds, goes to others and is not planned anew.
  const isByItself = ({ orderId, underWay, waits }: Effect) => orderId === undefined || underWay || waits;
  const handOn = job ? [] : effects.filter(isByItself);
  const affected = wanted
    ? [wanted.orderId]
    : effects.flatMap((each) => (each.orderId !== undefined && !isByItself(each) ? each.orderId : []));
  const orderIds = affected.slice(0, maxPreviewedStops);
  const first = wanted?.from ?? absences.map(({ from }) => dayOf(from)).sort()[0];
  const asked = orderIds.length > 0 ? { orderIds, absences, moves, ...daysFrom(first) } : undefined;
  const found = usePlan(asked);
  const isNothing = seen.data !== undefined && orderIds.length === 0;
  const repair: Changes | undefined = isNothing
    ? { proposed: [], unplaced: [], lateCount: seen.data?.proposed.lateCount ?? 0, handOn }
    : found.data && {
        ...changesOf(found.data, maxDays),
        delayed: job ? delayedBy(seen.data?.effects ?? [], job) : [],
        leftCount: affected.length - orderIds.length,
        handOn,
      };
  return {
    /** What follows from it, as it was told before. */
    follows: job || wanted ? undefined : seen.data,
    data: repair,
    leftOut: found.leftOut,
    error: seen.error ?? found.error,
    isPending: repair === undefined && seen.error === null && found.error === null,
    isFetching: seen.isFetching || found.isFetching,
    dataUpdatedAt: Math.max(seen.dataUpdatedAt, found.dataUpdatedAt),
    refetch: async () => {
      if (!wanted) await seen.refetch();
      if (orderIds.length > 0) await found.refetch();
    },
  };
}
