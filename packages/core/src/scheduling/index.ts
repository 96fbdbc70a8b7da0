/**
 * Door "@svcdesk/core/scheduling": who could do the work and when. Planned and free time, who suits an order and where
 * it goes by itself, what looks like it, and the days that a plan comes round on.
 */

export {
  type BusyTime,
  earliestStart,
  type FreeTimeAsked,
  freeTimes,
  lateMinutesOf,
  offeredSlots,
  placeAt,
  type Slot,
} from './free-time.ts';
export {
  type GivenSoFar,
  type GivenWork,
  type LookForWork,
  type SuggestionForAll,
  suggestForAll,
  suggestInTurn,
} from './in-turn.ts';
export {
  defaultEstimateMinutes,
  type EstimatedBy,
  estimateFrom,
  estimateSources,
  type LoadOfDay,
  loadCapacity,
  loadLevel,
  loadOf,
  loadWith,
} from './load.ts';
export {
  cannotWait,
  countsOnCall,
  type DutyTime,
  dutyMinutes,
  type OnCallDay,
  type OnCallTime,
  type OnCallWork,
  onCallTimes,
} from './on-call.ts';
export {
  type Appointment,
  breaksPromise,
  effectOf,
  expectedTimes,
  type LooseWork,
  looseOutcome,
  type Outcome,
  type Outlook,
  type OutlookAsked,
  outlookOf,
  overlaps,
  type PlanEffect,
  planEffects,
  type StopWarning,
  stopWarnings,
  type WaitReason,
  waitReasons,
} from './outlook.ts';
export {
  addDays,
  addMonths,
  besideHoliday,
  type Every,
  nextOccurrence,
  type Occurrence,
  occurrence,
  type PlanRhythm,
  type Wanted,
  wantedOn,
} from './recurrence.ts';
export { type Route, type RoutedBy, type RoutedOrder, type RoutingRule, routedBy, routeOf } from './route.ts';
export {
  type PlannedDay,
  type PlannedEntry,
  type PlannedPart,
  plannedDay,
  type SaturationLevel,
  type SaturationStep,
  saturationDays,
  saturationLevel,
  saturationOf,
  saturationStep,
} from './saturation.ts';
export {
  likeness,
  type SimilarCandidate,
  type SimilarDraft,
  similarFrom,
  similarityOf,
} from './similar.ts';
export {
  type AreaFit,
  areaFitOf,
  bestSuggestion,
  compareRanks,
  lateStepMinutes,
  type Suggestion,
  type SuggestionCandidate,
  type SuggestionNeeds,
  type SuggestionReason,
  suggestEngineers,
  suggestionOf,
  suggestionReasons,
  type WorkedBefore,
  workedBefore,
} from './suggest.ts';
export {
  isBetterPlan,
  type JudgedPlan,
  judgePlan,
  mayDo,
  type PlannedStop,
  type PlanPerson,
  type PlanWeight,
  type PlanWork,
  type PromisedStop,
  planCosts,
  reasonsOfStop,
  type StopReason,
  stopCost,
  stopReasons,
  type TeamPlan,
  type TeamPlanProblem,
  type UnplacedReason,
  unplacedCost,
  unplacedReason,
  unplacedReasons,
  type Visit,
  waysTo,
  weighPlan,
} from './team-plan.ts';
export {
  advance,
  beforeWork,
  type PlanMinute,
  type Progress,
  planStepMinutes,
  roomFor,
  type Stretch,
  stretchesOf,
  type TakenTime,
  type TimedStop,
  type TimedWork,
  timeStops,
  travelToEnd,
  type WayBetween,
} from './timeline.ts';
export { defaultTravel, nightMinutes, roadFactor, type Travel, wayMinutes } from './travel.ts';
export { priorityWeights, urgencyOf } from './urgency.ts';
export {
  capacityMinutes,
  isWithinHours,
  type OpenTime,
  type ShiftPart,
  type WorkingDay,
  workdayMinutes,
  workingSpans,
} from './working-hours.ts';
