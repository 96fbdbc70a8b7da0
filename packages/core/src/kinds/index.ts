export {
  type DeviceCommand,
  type DeviceOrderState,
  type DeviceStatus,
  type DeviceStatusName,
  deviceKind,
  deviceStatus,
  managerChecksFromRound,
  maySeeDeviceOrder,
} from './device.ts';
export {
  type EntrustAction,
  type EntrustActor,
  type EntrustCommand,
  type EntrustState,
  type EntrustStatus,
  type EntrustStatusName,
  entrustKind,
  entrustStatus,
  maySeeEntrust,
  partnerShareOfTime,
  phoneForPartner,
} from './entrust.ts';
export { type KindAction, kindHandleType } from './handle-type.ts';
export {
  isAnswered,
  judgedAnswer,
  maySeePmOrder,
  type PmAnswer,
  type PmCommand,
  type PmItem,
  type PmOrderState,
  pmKind,
} from './pm.ts';
export { type PmStatus, type PmStatusName, pmStatus } from './pm-status.ts';
export {
  isStageOpen,
  maySeeProject,
  movedStages,
  type ProjectAction,
  type ProjectCommand,
  type ProjectOrderState,
  projectKind,
  type Stage,
  type StageStatus,
  type StageStatusName,
  stageStatus,
} from './project.ts';
export {
  maySeeRequirement,
  type RequirementAction,
  type RequirementCommand,
  type RequirementState,
  type RequirementStatus,
  type RequirementStatusName,
  requirementAudience,
  requirementKind,
  requirementLockMs,
  requirementReminderMs,
  requirementStatus,
  requirementStatusAt,
} from './requirement.ts';
export {
  maySeeReview,
  type ReviewCommand,
  type ReviewState,
  type ReviewStatus,
  type ReviewStatusName,
  reviewKind,
  reviewStatus,
} from './review.ts';
export { statusesByKind } from './statuses-by-kind.ts';
