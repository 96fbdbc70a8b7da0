import { type SaturationLevel, saturationOf } from './saturation.ts';
import { workdayMinutes } from './working-hours.ts';

/** Expected minutes of an order while nothing better is known. */
export const defaultEstimateMinutes = 60;

/** Estimates are medians over the last `days` days; those of a site are used from `siteOrders` orders on. */
export const estimateFrom = { days: 180, siteOrders: 10 } as const;

/**
 * What the expected duration of an order is learnt from: orders of its catalogue entry at its site, orders of its
 * catalogue entry, what the entry itself says, or nothing.
 */
export type EstimatedBy = 'site' | 'catalog' | 'own' | 'default';

/** Sources of an estimate, the best first. */
export const estimateSources = [
  'site',
  'catalog',
  'own',
  'default',
] as const satisfies readonly EstimatedBy[];

/** Work that a person has for a day, and the time they can work. Minutes. */
export interface LoadOfDay {
  /** Of entries of that day, with the ways between them. */
  readonly plannedMinutes: number;
  /** Of their orders without an appointment, each at its estimate. */
  readonly unplannedMinutes: number;
  /** By {@link loadCapacity}. */
  readonly capacityMinutes: number;
}

/**
 * Minutes that a day of a person holds for load: those of their own working hours, or those of their duty where that gives
 * more, up to a workday. So a Saturday on call holds work, and duty beside a workday makes nobody look free.
 */
export const loadCapacity = (capacityMinutes: number, minutesOfDuty: number): number =>
  Math.max(capacityMinutes, Math.min(workdayMinutes, minutesOfDuty));

/**
 * Planned and unplanned minutes over capacity, to four decimals; 1 is full. Without capacity 0 if there is no work, else
 * more than 1, as {@link saturationOf} has it.
 */
export function loadOf({ plannedMinutes, unplannedMinutes, capacityMinutes }: LoadOfDay): number {
  return saturationOf(plannedMinutes + unplannedMinutes, capacityMinutes);
}

/**
 * What a load of a day comes to with further minutes of work; `capacityMinutes` is the capacity that the load was worked
 * out with. It is what {@link loadOf} gives once that work is theirs.
 */
export function loadWith(load: number, capacityMinutes: number, minutes: number): number {
  const before = capacityMinutes > 0 ? load * capacityMinutes : Math.max(0, load - 1) * workdayMinutes;
  // Loads are rounded, minutes are whole.
  return saturationOf(Math.round(before) + minutes, capacityMinutes);
}

/** Loads below this are free. */
const freeBelow = 0.5;

/** Level of a load: free below 0.5, busy up to 1, overloaded above. */
export function loadLevel(load: number): SaturationLevel {
  if (load < freeBelow) return 'free';
  return load <= 1 ? 'busy' : 'overloaded';
}
