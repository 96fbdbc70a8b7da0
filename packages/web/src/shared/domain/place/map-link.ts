/** What is known of a place: a position, a name, an address. */
export interface PlaceToShow {
  latitude?: number;
  longitude?: number;
  name?: string;
  address?: string;
}

/**
 * An address that opens the phone's own map: `geo:` on Android, Apple's maps elsewhere. Nothing goes to a third party
 * until the person follows it. Undefined when nothing says where it is.
 */
export function mapLink(place: PlaceToShow, userAgent: string = navigator.userAgent): string | undefined {
  const { latitude, longitude, name = '' } = place;
  const words = [name, place.address].filter(Boolean).join(' ');
  const point = latitude !== undefined && longitude !== undefined ? `${latitude},${longitude}` : undefined;
  if (point === undefined && words === '') return undefined;
  if (/android/i.test(userAgent)) {
    const query = point === undefined ? words : `${point}(${name})`;
    return `geo:${point ?? '0,0'}?q=${encodeURIComponent(query)}`;
  }
  const query = new URLSearchParams(point === undefined ? { q: words } : { ll: point, q: name || point });
  return `https://maps.apple.com/?${query}`;
}
