import { orderStatus } from '@svcdesk/core/rules';
import type { HandleRecord, OrderDetail } from '../order/order.ts';
import { presentClockIn } from './present-clock-in.ts';

/** The way of an order from hand to hand: a visit has two steps more than what is done from afar. */
export const visitSteps = ['accept', 'depart', 'clockIn', 'work', 'resolve'] as const;
const remoteSteps = ['accept', 'work', 'resolve'] as const;

export type StepName = (typeof visitSteps)[number];

export interface Step {
  name: StepName;
  state: 'done' | 'now' | 'ahead';
  /** When it was done, as far as is known. */
  at?: string;
}

type Stepped = Pick<
  OrderDetail,
  'status' | 'serviceMode' | 'handlerId' | 'departedAt' | 'resolvedAt' | 'createdAt'
>;

const over: readonly number[] = [orderStatus.resolved, orderStatus.closed];
const accepted: readonly number[] = [orderStatus.processing, orderStatus.suspended, ...over];
const cancelled: number = orderStatus.cancelled;

/** Where an order stands on its way; nothing for one that was given up. Records are oldest first. */
export function stepsOf(order: Stepped, records: readonly HandleRecord[]): readonly Step[] {
  if (order.status === cancelled) return [];
  const names: readonly StepName[] = order.serviceMode === 'onSite' ? visitSteps : remoteSteps;
  const doneAt = doneTimes(order, records);
  const first = names.findIndex((name) => !doneAt.has(name));
  return names.map((name, index) => ({
    name,
    state: first < 0 || index < first ? 'done' : index === first ? 'now' : 'ahead',
    at: doneAt.get(name),
  }));
}

/** Steps that are done, with their times. An engineer who has arrived has set out, also when they did not say so. */
function doneTimes(order: Stepped, records: readonly HandleRecord[]): Map<StepName, string | undefined> {
  const done = new Map<StepName, string | undefined>();
  if (!accepted.includes(order.status)) return done;
  const lastOf = (action: string) => records.findLast((each) => each.action === action)?.at;
  done.set('accept', lastOf('accept') ?? order.createdAt);
  const arrived = presentClockIn(records, order);
  const finished = over.includes(order.status);
  if (order.departedAt !== undefined || arrived || finished) {
    done.set('depart', order.departedAt ?? (arrived || finished ? lastOf('depart') : undefined));
  }
  if (arrived || finished) done.set('clockIn', arrived?.at ?? lastOf('clockIn'));
  if (finished) {
    done.set('work', undefined);
    done.set('resolve', order.resolvedAt);
  }
  return done;
}
