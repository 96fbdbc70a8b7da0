import type { DataOf, RequestOf } from '@svcdesk/core/contract';
import { plan, preview } from '@svcdesk/core/contract/dispatch';
import { dayAfter, dayOf, daysFrom } from '../../blocks/calendar/days.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { serverNow } from '../../platform/clock.ts';
import type { Effect } from './consequence-words.ts';

type Planned = DataOf<typeof plan>;

/** A job that takes longer than planned, with its new end. */
export interface LongerJob {
  orderId: string;
  version: number;
  engineerId: string;
  planStart: string;
  planEnd: string;
}

/** What has gone wrong: somebody is away, or held up by a job. */
export type Trouble = { absences: NonNullable<RequestOf<typeof plan>['absences']> } | { job: LongerJob };

/** What becomes of an order: what was promised of it, and where it would go. */
export interface Proposed {
  stop: Planned['list'][number];
  /** Absent where it had no time yet. */
  was?: Pick<Effect, 'planStart' | 'engineerName'> | undefined;
}

/** The smallest repair of what has gone wrong. */
export interface Repair {
  proposed: readonly Proposed[];
  unplaced: Planned['unplaced'];
}

/** Most days that can be planned at once. */
const maxDays = 7;

/** From the first day that somebody is away: an order may wait for the day after the last. */
function daysOf(absences: readonly { from: string; to: string }[]): { from: string; days: number } {
  const today = dayOf(serverNow());
  const first = absences.map(({ from }) => dayOf(from)).sort()[0] ?? today;
  const last =
    absences
      .map(({ to }) => dayOf(to))
      .sort()
      .at(-1) ?? today;
  const from = [first, today].sort().at(-1) ?? today;
  const days = daysFrom(from, maxDays).filter((day) => day <= dayAfter(last, 1)).length;
  return { from, days: Math.max(1, days) };
}

const badEffects: readonly string[] = ['away', 'late', 'delayed'];

/** Looks at what goes wrong, then for the smallest change that puts it right; `sinceMs`: from when on a job holds up. */
export function useRepair(trouble: Trouble, sinceMs: number) {
  const job = 'job' in trouble ? trouble.job : undefined;
  const absences =
    'job' in trouble
      ? [
          {
            accountId: trouble.job.engineerId,
            from: new Date(sinceMs).toISOString(),
            to: trouble.job.planEnd,
          },
        ]
      : trouble.absences;
  const { version: _version, ...stop } = job ?? { version: 0 };
  const seen = useCall(preview, job ? { stops: [stop as Omit<LongerJob, 'version'>] } : { absences });
  const wrong = (seen.data?.effects ?? []).filter(
    ({ effect, orderId }) => orderId !== undefined && orderId !== job?.orderId && badEffects.includes(effect),
  );
  const orderIds = wrong.flatMap(({ orderId }) => orderId ?? []);
  const found = useCall(plan, orderIds.length > 0 ? { orderIds, absences, ...daysOf(absences) } : undefined);
  const isNothing = seen.data !== undefined && orderIds.length === 0;
  const repair: Repair | undefined = isNothing
    ? { proposed: [], unplaced: [] }
    : found.data && {
        proposed: found.data.list.flatMap((each) => {
          const was = wrong.find(({ orderId }) => orderId === each.orderId);
          return was && each.change !== 'kept' ? [{ stop: each, was }] : [];
        }),
        unplaced: found.data.unplaced,
      };
  return {
    data: repair,
    error: seen.error ?? found.error,
    isPending: repair === undefined && seen.error === null && found.error === null,
    isFetching: seen.isFetching || found.isFetching,
    dataUpdatedAt: Math.max(seen.dataUpdatedAt, found.dataUpdatedAt),
    refetch: async () => {
      await seen.refetch();
      if (orderIds.length > 0) await found.refetch();
    },
  };
}
