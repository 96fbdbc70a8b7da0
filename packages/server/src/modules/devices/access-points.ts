import type { DataOf, devices } from '@svcdesk/core/contract';
import { normalizeSearch } from '@svcdesk/core/format';
import type { KnownAccessPoint } from '../../platform/devices/mibs/access-points.ts';
import type { AssetRow, ClassBook } from '../assets/index.ts';
import { usedValue } from './target.ts';

type Shown = DataOf<typeof devices.acPoe>['accessPoints'][number];

/** An access point that a controller knows. */
interface Found {
  readonly controllerId: string;
  /** The controller stands at this site, so all that it knows belongs here. */
  readonly ofSite: boolean;
  readonly point: KnownAccessPoint;
}

const plain = (text: string | undefined) => (text ?? '').toLowerCase().replaceAll(/[^0-9a-z]/g, '');

function isOf(asset: AssetRow, classes: ClassBook, { address, mac, name }: KnownAccessPoint): boolean {
  const own = usedValue(asset, classes, 'address');
  const ownMac = plain(usedValue(asset, classes, 'mac'));
  if (own !== '' && own === address) return true;
  if (ownMac !== '' && ownMac === plain(mac)) return true;
  const called = name && normalizeSearch(name);
  return called !== undefined && [asset.code, asset.name].some((each) => normalizeSearch(each) === called);
}

function presentPoint({ controllerId, point }: Found, asset?: AssetRow): Shown {
  const { id, location: _, ...known } = point;
  return { ...known, controllerId, ciId: asset?.id, name: asset?.name ?? point.name ?? point.mac ?? id };
}

/**
 * Access points of a site: those of the register, with what a controller says of them, then those that only a
 * controller of the site knows.
 */
export function accessPointsOf(
  assets: readonly AssetRow[],
  classes: ClassBook,
  known: readonly Found[],
  /** Whether a controller answered. */
  isAnswered: boolean,
): Shown[] {
  const left = new Set(known);
  const registered = assets.map((asset): Shown => {
    const matches = [...left].filter(({ point }) => isOf(asset, classes, point));
    // Two controllers may know it; the one that it is online at speaks for it.
    const best = matches.find(({ point }) => point.state === 'online') ?? matches[0];
    for (const match of matches) left.delete(match);
    if (best) return presentPoint(best, asset);
    const address = usedValue(asset, classes, 'address') || undefined;
    return { ciId: asset.id, name: asset.name, address, state: isAnswered ? 'missing' : 'unknown' };
  });
  const others = [...left].filter(({ ofSite }) => ofSite).map((found) => presentPoint(found));
  return [...registered, ...others];
}
