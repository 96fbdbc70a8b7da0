import { findOne } from '@svcdesk/core/contract/cells';
import { distanceMeters, isOutside, type Position } from '@svcdesk/core/rules';
import { useEffect } from 'react';
import { useCall } from '../../platform/api/use-call.ts';
import { type PositionState, usePosition } from '../../platform/hooks/use-position.ts';

/** Where this device is, and how far from a site; asked for as soon as it shows. */
export function useArrival(cellId: string) {
  const { position, locate } = usePosition();
  useEffect(() => {
    void locate();
  }, [locate]);
  const site = useCall(findOne, { cellId }, { staleMs: 5 * 60_000 });
  const located = position.state === 'found';
  const distance = located ? distanceTo(site.data, position) : undefined;
  const outside = located && distance !== undefined && isOutside(distance, position.accuracyMeters);
  // The server has the last word on what is outside; without a place a reason is due, too.
  const whyWanted = outside || position.state === 'failed';
  return { position, locate, distance, outside, whyWanted };
}

/** What is sent of where one is; nothing where that is not known. */
export function placeOf(
  position: PositionState,
): { latitude: number; longitude: number; accuracy: number } | object {
  if (position.state !== 'found') return {};
  const { latitude, longitude, accuracyMeters } = position;
  return { latitude, longitude, accuracy: accuracyMeters };
}

function distanceTo(site: Partial<Position> | undefined, here: Position): number | undefined {
  if (site?.latitude === undefined || site.longitude === undefined) return undefined;
  return distanceMeters(here, { latitude: site.latitude, longitude: site.longitude });
}
