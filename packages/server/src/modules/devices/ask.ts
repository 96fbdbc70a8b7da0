import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, devices } from '@svcdesk/core/contract';
import { type Examined, examine } from '../../platform/devices/examine.ts';
import type { SnmpReader } from '../../platform/devices/snmp/session.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { type ClassBook, presentedAsset, readClasses, visibleAsset } from '../assets/index.ts';
import type { HasSiteAccess } from '../cells/index.ts';
import { noteSightings } from './sightings.ts';
import { type Device, devicesOf } from './target.ts';

/** A request for a check. */
export type CheckContext = ContextOf<typeof devices.status> & { readonly hasSiteAccess: HasSiteAccess };

/** Which device was asked and whether it answered, as it travels. */
export type DeviceAnswer = Pick<
  DataOf<typeof devices.wifi>,
  | 'ciId'
  | 'name'
  | 'className'
  | 'cellName'
  | 'address'
  | 'reachable'
  | 'latencyMs'
  | 'lastSeenAt'
  | 'readAt'
  | 'notAsked'
  | 'services'
>;

/** A device that was asked, with what it said. */
export interface Asked<Facts> {
  readonly device: Device;
  readonly examined?: Examined<Facts> | undefined;
}

/** Asks a device, if it may be asked. */
export async function askDevice<Facts extends object>(
  device: Device,
  read: (reader: SnmpReader) => Promise<Facts>,
): Promise<Asked<Facts>> {
  return { device, examined: device.target && (await examine(device.target, read)) };
}

/** Keeps which devices answered, and gives how each is shown. */
export async function answersOf(
  context: CheckContext,
  asked: readonly Asked<object>[],
  classes: ClassBook,
): Promise<(one: Asked<object>) => DeviceAnswer> {
  const { db, tenantId } = context;
  const readAt = context.now().toISOString();
  const heard = asked.map(({ device, examined }) => ({
    id: device.asset.id,
    reachable: examined?.reachable ?? false,
    latencyMs: examined?.latencyMs,
  }));
  const lastSeen = await noteSightings(db, tenantId, heard, readAt);
  return ({ device, examined }) => {
    const { ciId, name, className, cellName } = presentedAsset(device.asset, classes, context);
    const { address, notAsked } = device;
    const lastSeenAt = lastSeen.get(ciId);
    const services = examined?.services ?? [];
    return {
      ciId,
      name,
      className,
      cellName,
      address: address || undefined,
      reachable: examined?.reachable ?? false,
      latencyMs: examined?.latencyMs,
      lastSeenAt,
      readAt,
      notAsked,
      services: services.map(({ latencyMs, ...service }) =>
        latencyMs === undefined ? service : { ...service, latencyMs },
      ),
    };
  };
}

/** Asks one device of a site that the caller may check. */
export async function askOne<Facts extends object>(
  context: CheckContext,
  ciId: string,
  read: (reader: SnmpReader) => Promise<Facts>,
): Promise<{
  readonly answer: DeviceAnswer;
  readonly examined?: Examined<Facts> | undefined;
  readonly device: Device;
}> {
  const { db, tenantId, services } = context;
  const asset = await visibleAsset(db, context, ciId);
  if (!(await context.hasSiteAccess(db, context, 'examine.run', asset.cellId)))
    throw new SvcdeskError('notFound');
  const classes = await readClasses(db, tenantId);
  const [device = { asset }] = await devicesOf(db, services.secrets, tenantId, [asset], classes);
  const asked = await askDevice(device, read);
  const answer = (await answersOf(context, [asked], classes))(asked);
  return { answer, examined: asked.examined, device };
}
