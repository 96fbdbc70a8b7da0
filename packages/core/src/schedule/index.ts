export {
  capacityMinutes,
  type PlannedDay,
  type PlannedEntry,
  type PlannedPart,
  plannedDay,
  type SaturationLevel,
  type ShiftPart,
  saturationDays,
  saturationLevel,
  saturationOf,
  type WorkingDay,
  workdayMinutes,
} from './saturation.ts';
