import { inAppOf } from '../../platform/in-app.ts';

/** What is known of a place: a position, a name, an address. */
export interface PlaceToShow {
  latitude?: number;
  longitude?: number;
  name?: string;
  address?: string;
}

/**
 * An address that opens the phone's own map: `geo:` on Android, Apple's maps elsewhere; a map on the web in an app that
 * shows pages in a view of its own, which follows no `geo:`. Nothing goes to a third party
 * until the person follows it. Undefined when nothing says where it is.
 */
export function mapLink(place: PlaceToShow, userAgent: string = navigator.userAgent): string | undefined {
  const { latitude, longitude, name = '' } = place;
  const words = [name, place.address].filter(Boolean).join(' ');
  const point = latitude !== undefined && longitude !== undefined ? `${latitude},${longitude}` : undefined;
  if (point === undefined && words === '') return undefined;
  if (/android/i.test(userAgent)) {
    if (inAppOf(userAgent)) return amapLink(place);
    const query = point === undefined ? words : `${point}(${name})`;
    return `geo:${point ?? '0,0'}?q=${encodeURIComponent(query)}`;
  }
  const query = new URLSearchParams(point === undefined ? { q: words } : { ll: point, q: name || point });
  return `https://maps.apple.com/?${query}`;
}

/** A page that shows the place, and its app where it is installed; as its makers publish it. */
export function amapLink({ latitude, longitude, name = '', address }: PlaceToShow): string {
  const words = [name, address].filter(Boolean).join(' ');
  const rest = { src: 'svcdesk', callnative: '1' };
  if (latitude === undefined || longitude === undefined)
    return `https://uri.amap.com/search?${new URLSearchParams({ keyword: words, ...rest })}`;
  const position = `${longitude},${latitude}`;
  const marker = { position, name: name || words || position, coordinate: 'wgs84', ...rest };
  return `https://uri.amap.com/marker?${new URLSearchParams(marker)}`;
}
