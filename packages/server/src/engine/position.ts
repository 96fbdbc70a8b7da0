import type { Position } from '@svcdesk/core/rules';

/** Where a site is, as far as it is known. */
export const positionOf = ({
  latitude,
  longitude,
}: {
  readonly latitude: number | null;
  readonly longitude: number | null;
}): Position | undefined => (latitude === null || longitude === null ? undefined : { latitude, longitude });
