/** A position in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a site ends, and from when on a fix says nothing about being away, in metres. */
export const siteRange = { radiusMeters: 500, vagueMeters: 2_000 } as const;

const earthRadiusMeters = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in metres. */
export function distanceMeters(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const square =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(square)));
}

/**
 * Whether clocking in at this distance is outside the site, so that a reason is required. The error of the fix counts
 * in the engineer's favour, and a fix that is vaguer than `siteRange.vagueMeters` tells nothing.
 */
export function isOutside(distance: number, accuracyMeters: number): boolean {
  return accuracyMeters <= siteRange.vagueMeters && distance - accuracyMeters > siteRange.radiusMeters;
}
