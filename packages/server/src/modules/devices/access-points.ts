import type { DataOf, devices } from '@svcdesk/core/contract';
import type { KnownAccessPoint } from '../../platform/devices/mibs/access-points.ts';
import type { AssetRow, ClassBook } from '../assets/index.ts';
import { usedValue } from './target.ts';

type Shown = DataOf<typeof devices.acPoe>['accessPoints'][number];

/** What one controller answered; one that did not answer knows nothing. */
export interface ControllerWord {
  readonly ciId: string;
  /** It stands at this site, so all that it knows belongs here. */
  readonly ofSite: boolean;
  readonly known?: readonly KnownAccessPoint[] | undefined;
}

interface Found {
  readonly controllerId: string;
  readonly ofSite: boolean;
  readonly point: KnownAccessPoint;
}

const plain = (text: string | undefined) => (text ?? '').toLowerCase().replaceAll(/[^0-9a-z]/g, '');

function isOf(asset: AssetRow, classes: ClassBook, { address, mac, name }: KnownAccessPoint): boolean {
  const own = usedValue(asset, classes, 'address');
  const ownMac = plain(usedValue(asset, classes, 'mac'));
  if (own !== '' && own === address) return true;
  if (ownMac !== '' && ownMac === plain(mac)) return true;
  const called = name?.trim().toLowerCase();
  return called !== undefined && [asset.code, asset.name].some((each) => each.toLowerCase() === called);
}

function presentPoint({ controllerId, point }: Found, asset: AssetRow | undefined): Shown {
  const { id, name, model, mac, address, state, uptimeSeconds, clientCount } = point;
  return {
    ciId: asset?.id,
    name: asset?.name ?? name ?? mac ?? id,
    address: address || undefined,
    mac: mac || undefined,
    model: model || undefined,
    state,
    controllerId,
    uptimeSeconds,
    clientCount,
  };
}

/**
 * Access points of a site: those of the register, with what a controller says of them, then those that only a
 * controller of the site knows.
 */
export function accessPointsOf(
  assets: readonly AssetRow[],
  classes: ClassBook,
  words: readonly ControllerWord[],
): Shown[] {
  const answered = words.some(({ known }) => known !== undefined);
  const left = new Set(
    words.flatMap(({ ciId, ofSite, known = [] }) =>
      known.map((point): Found => ({ controllerId: ciId, ofSite, point })),
    ),
  );
  const registered = assets.map((asset): Shown => {
    const matches = [...left].filter(({ point }) => isOf(asset, classes, point));
    // Two controllers may know it; the one that it is online at speaks for it.
    const best = matches.find(({ point }) => point.state === 'online') ?? matches[0];
    for (const match of matches) left.delete(match);
    if (best) return presentPoint(best, asset);
    const address = usedValue(asset, classes, 'address');
    return {
      ciId: asset.id,
      name: asset.name,
      address: address || undefined,
      state: answered ? 'missing' : 'unknown',
    };
  });
  const others = [...left].filter(({ ofSite }) => ofSite).map((found) => presentPoint(found, undefined));
  return [...registered, ...others];
}
