import type { DataOf, projects } from '@svcdesk/core/contract';
import { openStatuses, orderStatus, stageStatus } from '@svcdesk/core/rules';
import { serverNow } from '../../platform/clock.ts';
import type { SlaClock } from '../order/sla-view.ts';

/** All of a project order. */
export type ProjectOrder = DataOf<typeof projects.findOne>;
/** One with the state that it will have once what waits has arrived. */
export type ExpectedProject = ProjectOrder & { expectedStatus?: number };
/** One as lists show it. */
export type ProjectSummary = DataOf<typeof projects.backlogPage>['list'][number];
/** A step of one. */
export type ProjectStage = ProjectOrder['stages'][number];

/** Whether a stage still waits for an engineer. */
export function isOpenStage({ status }: Pick<ProjectStage, 'status'>): boolean {
  return status === stageStatus.notBegun || status === stageStatus.underWay;
}

/** The stage that is worked on, else the first that is open. */
export function currentStage(stages: readonly ProjectStage[]): ProjectStage | undefined {
  return stages.find(({ status }) => status === stageStatus.underWay) ?? stages.find(isOpenStage);
}

/** How many stages are over. */
export function endedStages(stages: readonly ProjectStage[]): number {
  return stages.filter((stage) => !isOpenStage(stage)).length;
}

/** The last days in which it is due soon. */
const soonMs = 3 * 24 * 60 * 60_000;

type Timed = Pick<ProjectSummary, 'status' | 'dueAt' | 'createdAt' | 'resolvedAt' | 'clockStands'>;

/** When a project order is due, as a clock: no promise to a customer runs on it. */
export function projectClock(
  { status, dueAt, createdAt, resolvedAt, clockStands }: Timed,
  nowMs = serverNow(),
): SlaClock {
  if (dueAt === undefined || status === orderStatus.cancelled) return { slaState: 'none' };
  const dueMs = Date.parse(dueAt);
  if (!(openStatuses as readonly number[]).includes(status)) {
    return resolvedAt === undefined
      ? { slaState: 'none' }
      : { slaState: Date.parse(resolvedAt) <= dueMs ? 'met' : 'missed' };
  }
  const begunMs = Date.parse(createdAt);
  const slaShare = dueMs <= begunMs ? 1 : (nowMs - begunMs) / (dueMs - begunMs);
  if (clockStands) return { slaState: 'paused', slaShare };
  const left = dueMs - nowMs;
  return { slaState: left <= 0 ? 'late' : left < soonMs ? 'soon' : 'ok', slaShare, nextDueAt: dueAt };
}
