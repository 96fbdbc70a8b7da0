import { stageStatus } from '@svcdesk/core/rules';
import type { ProjectStage } from './project.ts';

/** Whether a stage still waits for somebody. */
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
