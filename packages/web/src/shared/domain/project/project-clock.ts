import { openStatuses, orderStatus } from '@svcdesk/core/rules';
import { serverNow } from '../../platform/clock.ts';
import type { SlaClock } from '../order/sla-view.ts';
import type { ProjectSummary } from './project.ts';

/** The last days in which it is due soon. */
const soonMs = 3 * 24 * 60 * 60_000;

type Timed = Pick<ProjectSummary, 'status' | 'dueAt' | 'createdAt' | 'resolvedAt' | 'overdue'>;

/** When a project order is due, as a clock: no promise to a customer runs on it. */
export function projectClock({ status, dueAt, createdAt, resolvedAt }: Timed, nowMs = serverNow()): SlaClock {
  if (dueAt === undefined || status === orderStatus.cancelled) return { slaState: 'none' };
  const dueMs = Date.parse(dueAt);
  if (!(openStatuses as readonly number[]).includes(status)) {
    return resolvedAt === undefined
      ? { slaState: 'none' }
      : { slaState: Date.parse(resolvedAt) <= dueMs ? 'met' : 'missed' };
  }
  const begunMs = Date.parse(createdAt);
  const slaShare = dueMs <= begunMs ? 1 : (nowMs - begunMs) / (dueMs - begunMs);
  if (status === orderStatus.suspended) return { slaState: 'paused', slaShare };
  const left = dueMs - nowMs;
  return { slaState: left <= 0 ? 'late' : left < soonMs ? 'soon' : 'ok', slaShare, nextDueAt: dueAt };
}
