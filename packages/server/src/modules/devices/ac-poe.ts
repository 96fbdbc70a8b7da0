import type { CheckedRequestOf, DataOf, devices } from '@svcdesk/core/contract';
import { normalizeSearch } from '@svcdesk/core/format';
import { visibleSite } from '../../engine/visible-site.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import {
  type KnownAccessPoint,
  type PoePort,
  type PoeSupply,
  readAccessPoints,
  readPoe,
} from '../../platform/devices/mibs.ts';
import { type AssetRow, assetColumns, assetTables, type ClassBook, readClasses } from '../assets/index.ts';
import { answersOf, askDevice, type CheckContext, checkAccess, isPartial } from './ask.ts';
import { type Device, devicesOf, usedValue } from './target.ts';

/** Does something for each of a list, a few at a time, and answers in the list's order. */
async function fewAtATime<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [place, item] of queue) results[place] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  return results;
}

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
function accessPointsOf(
  assets: readonly AssetRow[],
  classes: ClassBook,
  known: readonly Found[],
  /** Whether a controller answered. */
  isAnswered: boolean,
): Shown[] {
  const left = new Set(known);
  const registered = assets.map((asset): Shown => {
    const matches = [...left].filter(({ point }) => isOf(asset, classes, point));
    // Two controllers may know it; the one where it is online is read.
    const best = matches.find(({ point }) => point.state === 'online') ?? matches[0];
    for (const match of matches) left.delete(match);
    if (best) return presentPoint(best, asset);
    const address = usedValue(asset, classes, 'address') || undefined;
    return { ciId: asset.id, name: asset.name, address, state: isAnswered ? 'missing' : 'unknown' };
  });
  const others = [...left].filter(({ ofSite }) => ofSite).map((found) => presentPoint(found));
  return [...registered, ...others];
}

/** Devices that are asked at the same time. */
const atOnce = 8;
const maxOfKind = { controller: 5, switch: 30, accessPoint: 200 } as const;

type Kind = keyof typeof maxOfKind;

/** On-shelf assets with the kind of device that their class says they are. */
const devicesWith = (name: string, condition: string, limit: number) =>
  statement<AssetRow & { kind: Kind }, [tenantId: string, of: string]>(
    `devices.${name}`,
    `SELECT ${assetColumns}, k.device_kind AS kind FROM ${assetTables}
     JOIN asset_classes k ON k.tenant_id = a.tenant_id AND k.id = a.class_id
     WHERE a.tenant_id = $1 AND a.flag = 1 AND ${condition} ORDER BY a.name, a.id LIMIT ${limit}`,
  );

const atSite = devicesWith('atSite', 'a.cell_id = $2 AND k.device_kind IS NOT NULL', 500);

/** Sites without a controller are often served by one at another site of the customer. */
const controllersOfCustomer = devicesWith(
  'controllersOfCustomer',
  `c.customer_id = $2 AND k.device_kind = 'controller'`,
  maxOfKind.controller,
);

/** Finds the devices whose states tell how a site's wireless network is supplied, as many as are asked at once. */
async function siteDevices(
  on: Queryable,
  tenantId: string,
  cell: { readonly id: string; readonly customerId: string },
) {
  const found = Map.groupBy(await atSite.all(on, tenantId, cell.id), ({ kind }) => kind);
  const own = (kind: Kind) => found.get(kind) ?? [];
  const few = (kind: Kind) => own(kind).slice(0, maxOfKind[kind]);
  return {
    controllers: found.has('controller')
      ? few('controller')
      : await controllersOfCustomer.all(on, tenantId, cell.customerId),
    switches: few('switch'),
    accessPoints: few('accessPoint'),
    /** The site has more. */
    cut: (Object.keys(maxOfKind) as Kind[]).some((kind) => own(kind).length > maxOfKind[kind]),
  };
}

interface ReadFacts {
  readonly accessPoints?: readonly KnownAccessPoint[];
  readonly ports?: readonly PoePort[];
  readonly supplies?: readonly PoeSupply[];
  readonly partial: boolean;
}

/** Reads the controllers and switches of a site, and puts together what they say of its access points and ports. */
export async function acPoe(
  { cellId }: CheckedRequestOf<typeof devices.acPoe>,
  context: CheckContext,
): Promise<DataOf<typeof devices.acPoe>> {
  const { db, tenantId, services } = context;
  const cell = await visibleSite(db, context, cellId);
  await checkAccess(context, cellId);
  const found = await siteDevices(db, tenantId, cell);
  const classes = await readClasses(db, tenantId);
  const assets = [...found.controllers, ...found.switches];
  const all = await devicesOf(db, services.secrets, tenantId, assets, classes);
  const isSwitch = ({ asset }: Device) => found.switches.some(({ id }) => id === asset.id);
  const asked = await fewAtATime(all, atOnce, (device) =>
    askDevice<ReadFacts>(device, isSwitch(device) ? readPoe : readAccessPoints),
  );
  const answerOf = await answersOf(context, asked, classes);
  const controllers = asked.filter(({ device }) => !isSwitch(device));
  const switches = asked.filter(({ device }) => isSwitch(device));
  const known = controllers.flatMap(({ device: { asset }, examined }) =>
    (examined?.facts?.accessPoints ?? []).map((point) => {
      return { controllerId: asset.id, ofSite: asset.cellId === cellId, point };
    }),
  );
  const isAnswered = controllers.some(({ examined }) => examined?.facts !== undefined);
  return {
    cellId,
    readAt: context.now().toISOString(),
    controllers: controllers.map(answerOf),
    accessPoints: accessPointsOf(found.accessPoints, classes, known, isAnswered),
    switches: switches.map((one) => ({
      ...answerOf(one),
      supplies: [...(one.examined?.facts?.supplies ?? [])],
      ports: [...(one.examined?.facts?.ports ?? [])],
      partial: isPartial(one),
    })),
    cut: found.cut,
  };
}
