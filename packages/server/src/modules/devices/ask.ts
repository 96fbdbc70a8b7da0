import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, devices } from '@svcdesk/core/contract';
import { statement } from '../../platform/db/index.ts';
import { type Examined, examine } from '../../platform/devices/examine.ts';
import type { SnmpReader } from '../../platform/devices/snmp/session.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { type ClassBook, presentAsset, readClasses, visibleAsset } from '../assets/index.ts';
import type { HasSiteAccess } from '../sites/index.ts';
import { type Device, devicesOf } from './target.ts';

/** A request for a check. */
export type CheckContext = ContextOf<typeof devices.status> & { readonly hasSiteAccess: HasSiteAccess };

/** Which device was asked and whether it answered, as it is sent. */
type DeviceAnswer = DataOf<typeof devices.acPoe>['controllers'][number];

/** A device that was asked, with what it said. */
interface Asked<Facts> {
  readonly device: Device;
  readonly examined?: Examined<Facts> | undefined;
}

/** Keeps which devices answered now, and says when each of those that were asked last did. */
const noteSightings = statement<
  { assetId: string; seenAt: string },
  [
    tenantId: string,
    heardIds: readonly string[],
    latencies: readonly (number | undefined)[],
    at: string,
    silentIds: readonly string[],
  ]
>(
  'devices.noteSightings',
  `WITH noted AS (
     INSERT INTO device_sightings (tenant_id, asset_id, seen_at, latency_ms)
     SELECT $1, asset_id, $4, latency_ms FROM unnest($2::uuid[], $3::int[]) seen (asset_id, latency_ms)
     ORDER BY asset_id
     ON CONFLICT (tenant_id, asset_id) DO UPDATE
       SET seen_at = greatest(device_sightings.seen_at, excluded.seen_at), latency_ms = excluded.latency_ms
     RETURNING asset_id, seen_at
   ) SELECT asset_id AS "assetId", seen_at AS "seenAt" FROM noted
     UNION ALL SELECT asset_id, seen_at FROM device_sightings
       WHERE tenant_id = $1 AND asset_id = ANY($5::uuid[])`,
);

/** Refuses a site whose devices the caller may not check. */
export async function checkAccess(context: CheckContext, cellId: string): Promise<void> {
  if (!(await context.hasSiteAccess(context.db, context, 'examine.run', cellId)))
    throw new SvcdeskError('notFound');
}

/** Asks a device, if it may be asked. */
export async function askDevice<Facts extends object>(
  device: Device,
  read: (reader: SnmpReader) => Promise<Facts>,
): Promise<Asked<Facts>> {
  return { device, examined: device.target && (await examine(device.target, read)) };
}

/** Whether a device said less than it was asked. */
export const isPartial = ({ examined }: Asked<{ readonly partial: boolean }>): boolean =>
  examined !== undefined && (examined.partial || (examined.facts?.partial ?? false));

/** Keeps which devices answered, and gives how each is shown. */
export async function answersOf(
  context: CheckContext,
  asked: readonly Asked<object>[],
  classes: ClassBook,
): Promise<(one: Asked<object>) => DeviceAnswer> {
  const readAt = context.now().toISOString();
  const isReachable = ({ examined }: Asked<object>) => examined?.reachable ?? false;
  const idsOf = (some: readonly Asked<object>[]) => some.map(({ device }) => device.asset.id);
  const heard = asked.filter(isReachable);
  const silent = asked.filter((one) => !isReachable(one));
  const latencies = heard.map(({ examined }) => examined?.latencyMs);
  const seen = [idsOf(heard), latencies, readAt, idsOf(silent)] as const;
  const sightings = await noteSightings.all(context.db, context.tenantId, ...seen);
  const lastSeen = new Map(sightings.map(({ assetId, seenAt }) => [assetId, seenAt]));
  return (one) => {
    const { ciId, name, className, cellName } = presentAsset(one.device.asset, classes, context);
    const { address, notAsked } = one.device;
    const { latencyMs, services = [] } = one.examined ?? {};
    const answer = { ciId, name, className, cellName, address, notAsked, latencyMs, readAt };
    const lastSeenAt = lastSeen.get(ciId);
    return { ...answer, reachable: isReachable(one), lastSeenAt, services: [...services] };
  };
}

/** Asks one device of a site that the caller may check. */
export async function askOne<Facts extends object>(
  context: CheckContext,
  ciId: string,
  read: (reader: SnmpReader) => Promise<Facts>,
): Promise<Asked<Facts> & { readonly answer: DeviceAnswer }> {
  const { db, tenantId, services } = context;
  const asset = await visibleAsset(db, context, ciId);
  await checkAccess(context, asset.cellId);
  const classes = await readClasses(db, tenantId);
  const [device = { asset }] = await devicesOf(db, services.secrets, tenantId, [asset], classes);
  const asked = await askDevice(device, read);
  return { ...asked, answer: (await answersOf(context, [asked], classes))(asked) };
}
