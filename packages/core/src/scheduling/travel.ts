import { distanceMeters, type Position } from '../order/site-range.ts';

/** How much longer roads are than the straight line. */
export const roadFactor = 1.4;

/** How a tenant's people travel. */
export interface Travel {
  /** Average speed. */
  readonly kmPerHour: number;
  /** Minutes of a way whose ends are not both known. */
  readonly unknownMinutes: number;
}

/** The travel of a tenant without settings: a town's roads, and half an hour for places without coordinates. */
export const defaultTravel: Travel = { kmPerHour: 30, unknownMinutes: 30 };

/** After this many minutes without work a person comes from home, which is an unknown place. */
export const nightMinutes = 480;

/**
 * Whole minutes, rounded up, of the way between two places: the straight line times {@link roadFactor}, at the tenant's
 * speed. A way with an unknown end takes `unknownMinutes`.
 */
export function wayMinutes(
  from: Position | undefined,
  to: Position | undefined,
  { kmPerHour, unknownMinutes }: Travel,
): number {
  if (!from || !to) return unknownMinutes;
  return Math.ceil(((distanceMeters(from, to) / 1000) * roadFactor * 60) / kmPerHour);
}
