import { distanceMeters, type Position } from '../order/site-range.ts';

/** How much longer roads are than the straight line. */
export const roadFactor = 1.4;

/** How a tenant's people travel. */
export interface Travel {
  /** On the road, all in all. */
  readonly kmPerHour: number;
  /** Minutes of a way whose ends are not both known. */
  readonly unknownMinutes: number;
}

/** What holds for a tenant that has said nothing: a town's roads, and half an hour where a place has no coordinates. */
export const defaultTravel: Travel = { kmPerHour: 30, unknownMinutes: 30 };

/** After so long without work one comes from home, and nobody knows where that is. */
export const nightMinutes = 480;

/**
 * Minutes of the way from one place to another, whole and rounded up: the straight line, made longer as roads are. A
 * way with an unknown end takes what the tenant allows for such.
 */
export function wayMinutes(
  from: Position | undefined,
  to: Position | undefined,
  { kmPerHour, unknownMinutes }: Travel,
): number {
  if (!from || !to) return unknownMinutes;
  return Math.ceil(((distanceMeters(from, to) / 1000) * roadFactor * 60) / kmPerHour);
}
