import { type SaturationLevel, saturationOf } from './saturation.ts';

/** What orders of a catalogue are taken to need while nothing tells better, in minutes. */
export const defaultEstimateMinutes = 60;

/** What an estimate is learnt from: the median of what took place in so many days, of a site from so many orders on. */
export const estimateFrom = { days: 180, siteOrders: 10 } as const;

/** What tells how long an order will take: orders of its catalogue at its site, of its catalogue, the catalogue itself, nothing. */
export type EstimatedBy = 'site' | 'catalog' | 'own' | 'default';

/** Each source of an estimate, the best first. */
export const estimateSources = [
  'site',
  'catalog',
  'own',
  'default',
] as const satisfies readonly EstimatedBy[];

/** All that a person has promised for a day, and what they can give. Minutes. */
export interface LoadOfDay {
  /** Of entries of that day, with the ways between them. */
  readonly plannedMinutes: number;
  /** Of what is theirs and has no time yet, each at its estimate. */
  readonly unplannedMinutes: number;
  readonly capacityMinutes: number;
}

/**
 * What is promised by what can be given, four decimals; 1 is full. Without capacity as saturation has it: 0 when nothing
 * is promised, else more than 1.
 */
export function loadOf({ plannedMinutes, unplannedMinutes, capacityMinutes }: LoadOfDay): number {
  return saturationOf(plannedMinutes + unplannedMinutes, capacityMinutes);
}

/** Below it a person is free to take more. */
const freeBelow = 0.5;

/** How busy a load is: free below half of the day, busy up to 1, overloaded above. */
export function loadLevel(load: number): SaturationLevel {
  if (load < freeBelow) return 'free';
  return load <= 1 ? 'busy' : 'overloaded';
}
