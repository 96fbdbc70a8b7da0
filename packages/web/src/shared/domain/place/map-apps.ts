import { inAppOf } from '../../platform/in-app.ts';
import { amapLink, mapLink, type PlaceToShow } from './map-link.ts';

/** Maps that people have on their phones; `own` is the one that the phone itself prefers. */
export const mapApps = ['own', 'amap', 'baidu', 'tencent', 'google'] as const;
export type MapApp = (typeof mapApps)[number];

const caller = 'svcdesk';

type Addressed = Required<Pick<PlaceToShow, 'name'>> & {
  point?: { lat: number; lng: number };
  words: string;
};

/** Addresses as the makers of the maps publish them; positions are WGS 84, which each is sent or takes anyhow. */
const addressIn: Readonly<Record<Exclude<MapApp, 'own' | 'amap'>, (place: Addressed) => string>> = {
  baidu: ({ point, name, words }) =>
    point === undefined
      ? `https://api.map.baidu.com/geocoder?${new URLSearchParams({ address: words, output: 'html', src: caller })}`
      : `https://api.map.baidu.com/marker?${new URLSearchParams({
          location: `${point.lat},${point.lng}`,
          title: name,
          content: words,
          coord_type: 'wgs84',
          output: 'html',
          src: caller,
        })}`,
  tencent: ({ point, name, words }) =>
    point === undefined
      ? `https://apis.map.qq.com/uri/v1/search?${new URLSearchParams({ keyword: words, referer: caller })}`
      : `https://apis.map.qq.com/uri/v1/marker?${new URLSearchParams({
          marker: `coord:${point.lat},${point.lng};title:${name};addr:${words}`,
          coord_type: '1',
          referer: caller,
        })}`,
  google: ({ point, words }) =>
    `https://www.google.com/maps/search/?${new URLSearchParams({
      api: '1',
      query: point === undefined ? words : `${point.lat},${point.lng}`,
    })}`,
};

/** Where each map app shows a place; empty when nothing says where it is. Nobody learns of it until one is chosen. */
export function mapChoices(
  place: PlaceToShow,
  userAgent: string = navigator.userAgent,
): { app: MapApp; href: string }[] {
  const own = mapLink(place, userAgent);
  if (own === undefined) return [];
  const { latitude: lat, longitude: lng, name = '', address } = place;
  const words = [name, address].filter(Boolean).join(' ');
  const addressed = {
    name: name || words,
    words: words || `${lat},${lng}`,
    ...(lat !== undefined && lng !== undefined && { point: { lat, lng } }),
  };
  const hrefOf = (app: MapApp) =>
    app === 'own' ? own : app === 'amap' ? amapLink(place) : addressIn[app](addressed);
  // Another app's view opens no map but on the web.
  return mapApps
    .filter((app) => app !== 'own' || inAppOf(userAgent) === undefined)
    .map((app) => ({ app, href: hrefOf(app) }));
}
