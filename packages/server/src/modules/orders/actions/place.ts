import { distanceMeters, isOutside, type Place } from '@svcdesk/core/rules';
import { given } from '../../../engine/given.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';

const cellPosition = statement<
  { latitude: number | null; longitude: number | null },
  [tenantId: string, cellId: string]
>('cells.position', 'SELECT latitude, longitude FROM cells WHERE tenant_id = $1 AND id = $2');

/** A place as its record keeps it. */
type MeasuredPlace = Place & { readonly distanceMeters?: number };

/** Where somebody clocks in, and how far that is from the site, as far as both are known. */
export async function placeOf(
  on: Queryable,
  tenantId: string,
  cellId: string,
  input: {
    readonly latitude?: number | undefined;
    readonly longitude?: number | undefined;
    readonly accuracy?: number | undefined;
    readonly address?: string | undefined;
  },
): Promise<MeasuredPlace> {
  const { latitude, longitude, accuracy = 0, address } = input;
  const place = {
    ...given({ latitude, longitude }),
    ...(input.accuracy !== undefined && { accuracyMeters: accuracy }),
    ...(address && { address }),
  };
  if (latitude === undefined || longitude === undefined) return place;
  const cell = await cellPosition.first(on, tenantId, cellId);
  if (!cell || cell.latitude === null || cell.longitude === null) return place;
  const site = { latitude: cell.latitude, longitude: cell.longitude };
  const distance = Math.round(distanceMeters({ latitude, longitude }, site));
  return { ...place, distanceMeters: distance, ...(isOutside(distance, accuracy) && { outside: true }) };
}
