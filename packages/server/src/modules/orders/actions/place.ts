import type { Place } from '@svcdesk/core/order';
import { type Queryable, statement } from '../../../db/index.ts';

/** How far from the site's position still counts as being there. Source: decided. */
export const siteRadiusMeters = 500;
/** A position vaguer than this says nothing about being away. */
const vagueMeters = 2_000;
const earthRadiusMeters = 6_371_000;

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const cellPosition = statement<
  { latitude: number | null; longitude: number | null },
  [tenantId: string, cellId: string]
>('cells.position', 'SELECT latitude, longitude FROM cells WHERE tenant_id = $1 AND id = $2');

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance. */
export function distanceMeters(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const square =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(square)));
}

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
    ...(latitude === undefined ? {} : { latitude }),
    ...(longitude === undefined ? {} : { longitude }),
    ...(input.accuracy === undefined ? {} : { accuracyMeters: accuracy }),
    ...(address ? { address } : {}),
  };
  if (latitude === undefined || longitude === undefined) return place;
  const cell = await cellPosition.first(on, tenantId, cellId);
  if (!cell || cell.latitude === null || cell.longitude === null) return place;
  const site = { latitude: cell.latitude, longitude: cell.longitude };
  const distance = Math.round(distanceMeters({ latitude, longitude }, site));
  const away = accuracy <= vagueMeters && distance - accuracy > siteRadiusMeters;
  return { ...place, distanceMeters: distance, ...(away ? { outside: true } : {}) };
}
