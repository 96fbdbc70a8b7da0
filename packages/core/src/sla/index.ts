/** Door "@svcdesk/core/sla": service time, the clocks of an order, and days and hours in a time zone. */
export {
  type HolidayDays,
  type Hours,
  isRoundTheClock,
  minutesOf,
  officeHours,
  roundTheClock,
  type ServiceCalendar,
} from './calendar.ts';
export { foldSla, type SlaFold } from './deprecated.ts';
export { backdateMs, type EffectiveTime, effectiveTime, type TimeClaim } from './effective-time.ts';
export { chinaHolidays2026, holidayDays } from './holidays.ts';
export { type ServiceClock, type Span, serviceClock } from './service-clock.ts';
export { computeSla, type SlaClocks, slaShareAt, slaStateAt, type UsedTime } from './sla-clocks.ts';
export { type SlaState, slaStates } from './state.ts';
export { givesMoreTime, reopenShare, type SlaTargets, warnLeadMinutes } from './targets.ts';
export { dateOfDay, dayOfDate, isTimeZone, type TimeZone, timeZone, weekdayOf } from './time-zone.ts';
export type { SlaRecord } from './timeline.ts';
