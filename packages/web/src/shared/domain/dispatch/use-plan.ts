import type { DataOf, RequestOf } from '@svcdesk/core/contract';
import { plan } from '@svcdesk/core/contract/dispatch';
import { useState } from 'react';
import { useCall } from '../../platform/api/use-call.ts';
import { useSettled } from '../../platform/hooks/use-settled.ts';

type Planned = DataOf<typeof plan>;

/** What becomes of an order: whose it was and when, whose it would be and when. */
export type Proposed = Planned['list'][number];

/** Changes that a person leaves out of a plan, as they were proposed. */
export interface LeftOut {
  readonly changes: readonly Proposed[];
  leave: (change: Proposed, isOut: boolean) => void;
  /** The rest is being planned without them: what is shown may change still. */
  readonly isCounting: boolean;
}

/** Several boxes are ticked one after the other. */
const settleMs = 500;

/**
 * A plan without what is left out of it: the rest is planned anew around it, so that nothing else moves for its sake and the
 * totals are those of what is ticked. The last plan stays until the next is there.
 */
export function usePlan(asked: RequestOf<typeof plan> | undefined) {
  const of = JSON.stringify(asked);
  const [left, setLeft] = useState<{ of: string | undefined; changes: readonly Proposed[] }>();
  const [last, setLast] = useState<{ of: string | undefined; data: Planned }>();
  // Of other days, or with other freedom, another plan is asked for, of which nothing is left out yet.
  const changes = left && left.of === of ? left.changes : [];
  const ids = changes.map(({ orderId }) => orderId).join(' ');
  const settled = useSettled(`${of} ${ids}`, settleMs);
  const isSettled = settled === `${of} ${ids}`;
  const whole = useCall(plan, asked, { staleMs: 0 });
  const isRest = ids !== '' && isSettled;
  const rest = useCall(plan, asked && isRest ? { ...asked, without: ids.split(' ') } : undefined);
  if (rest.data && rest.data !== last?.data) setLast({ of, data: rest.data });
  const before = last && last.of === of ? last.data : undefined;
  const data = ids === '' ? whole.data : (rest.data ?? before ?? whole.data);
  const leftOut: LeftOut = {
    changes,
    leave(change, isOut) {
      const others = changes.filter(({ orderId }) => orderId !== change.orderId);
      setLeft({ of, changes: isOut ? [...others, change] : others });
    },
    isCounting: ids !== '' && rest.data === undefined && rest.error === null,
  };
  return {
    data,
    error: whole.error ?? (isRest ? rest.error : null),
    isFetching: whole.isFetching || rest.isFetching,
    dataUpdatedAt: Math.max(whole.dataUpdatedAt, rest.dataUpdatedAt),
    refetch: () => Promise.all([whole.refetch(), isRest && rest.refetch()]),
    isPending: whole.isPending,
    leftOut,
  };
}
