import { entrustStatus } from '@svcdesk/core/rules';
import { serverNow } from '../../platform/clock.ts';
import type { SlaClock } from '../order/sla-view.ts';
import type { EntrustOrder } from './entrust.ts';

const open: readonly number[] = [
  entrustStatus.toDistribute,
  entrustStatus.distributed,
  entrustStatus.processing,
];

type Timed = Pick<EntrustOrder, 'status' | 'dueAt' | 'paused' | 'createdAt' | 'finishedAt'>;

/** By when the partner is to be done, as a clock; it stands while the owner's order is on hold. */
export function entrustClock(record: Timed, nowMs = serverNow()): SlaClock {
  const { status, dueAt, paused, createdAt, finishedAt } = record;
  if (dueAt === undefined) return { slaState: 'none' };
  const dueMs = Date.parse(dueAt);
  if (status === entrustStatus.finished) {
    const doneMs = Date.parse(finishedAt ?? dueAt);
    return { slaState: doneMs <= dueMs ? 'met' : 'missed' };
  }
  if (!open.includes(status)) return { slaState: 'none' };
  const begunMs = Date.parse(createdAt);
  const slaShare = dueMs <= begunMs ? 1 : (nowMs - begunMs) / (dueMs - begunMs);
  if (paused) return { slaState: 'paused', slaShare };
  return { slaState: stateOf(slaShare), slaShare, nextDueAt: dueAt };
}

/** The last fifth of the time is soon, as it is of an order. */
const soonFrom = 0.8;

function stateOf(share: number): 'ok' | 'soon' | 'late' {
  if (share >= 1) return 'late';
  return share >= soonFrom ? 'soon' : 'ok';
}
