import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, devices } from '@svcdesk/core/contract';
import { visibleCell } from '../../engine/visible-cell.ts';
import { fewAtATime } from '../../platform/devices/examine.ts';
import { type KnownAccessPoint, readAccessPoints } from '../../platform/devices/mibs/access-points.ts';
import { type PoePort, type PoeSupply, readPoe } from '../../platform/devices/mibs/poe.ts';
import { readClasses } from '../assets/index.ts';
import { accessPointsOf } from './access-points.ts';
import { answersOf, askDevice, type CheckContext } from './ask.ts';
import { siteDevices } from './site-devices.ts';
import { devicesOf } from './target.ts';

/** Devices that are asked at the same time. */
const atOnce = 8;

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
  const cell = await visibleCell(db, context, cellId);
  if (!(await context.hasSiteAccess(db, context, 'examine.run', cellId))) throw new SvcdeskError('notFound');
  const found = await siteDevices(db, tenantId, cell);
  const classes = await readClasses(db, tenantId);
  const powered = new Set(found.switches.map(({ id }) => id));
  const all = await devicesOf(
    db,
    services.secrets,
    tenantId,
    [...found.controllers, ...found.switches],
    classes,
  );
  const asked = await fewAtATime(all, atOnce, (device) =>
    askDevice<ReadFacts>(device, powered.has(device.asset.id) ? readPoe : readAccessPoints),
  );
  const answerOf = await answersOf(context, asked, classes);
  const [controllers, switches] = [
    asked.slice(0, found.controllers.length),
    asked.slice(found.controllers.length),
  ];
  return {
    cellId,
    readAt: context.now().toISOString(),
    controllers: controllers.map(answerOf),
    accessPoints: accessPointsOf(
      found.accessPoints,
      classes,
      controllers.map(({ device, examined }) => ({
        ciId: device.asset.id,
        ofSite: device.asset.cellId === cellId,
        known: examined?.facts?.accessPoints,
      })),
    ),
    switches: switches.map((one) => ({
      ...answerOf(one),
      supplies: [...(one.examined?.facts?.supplies ?? [])],
      ports: [...(one.examined?.facts?.ports ?? [])],
      partial: (one.examined?.partial ?? false) || (one.examined?.facts?.partial ?? false),
    })),
    cut: found.cut,
  };
}
