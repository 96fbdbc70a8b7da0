import type { DataOf } from '@svcdesk/core/contract';
import { delays } from '@svcdesk/core/contract/dispatch';
import { useMay } from '../../platform/api/auth-buttons.ts';
import { useCall } from '../../platform/api/use-call.ts';

/** A job under way that makes others late. */
export type Delay = DataOf<typeof delays>['list'][number];

/** An appointment that is reached late because of such a job. */
export type LateVisit = Delay['delayed'][number];

/** Jobs under way that make others late, of a group or of all; none where one may not plan. */
export function useDelays(groupId?: string): readonly Delay[] {
  const mayPlan = useMay('order.plan');
  const { data } = useCall(delays, mayPlan ? { groupId } : undefined);
  return data?.list ?? [];
}

/** The appointments that are reached late, by their order. */
export const lateVisits = (jobs: readonly Delay[]): ReadonlyMap<string, LateVisit> =>
  new Map(
    jobs.flatMap(({ delayed }) => delayed.flatMap((each) => (each.orderId ? [[each.orderId, each]] : []))),
  );
