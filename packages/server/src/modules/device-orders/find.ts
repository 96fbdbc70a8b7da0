import { SvcdeskError } from '@svcdesk/core';
import type { Actor } from '@svcdesk/core/roles';
import { maySeeDeviceOrder } from '@svcdesk/core/rules';
import { sightsBy } from '../../engine/sight.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { deviceTable, type FoundDevice, stateOf } from './row.ts';

/** Whoever asks for a device order. */
interface Asker {
  readonly tenantId: string;
  readonly actor: Actor;
}

/** Objects that files of device orders are bound to. */
export const deviceFiles = 'device';

function visible(row: FoundDevice | undefined, actor: Actor): FoundDevice {
  // Out of sight and not there answer the same, so that nobody learns which.
  if (!row || !maySeeDeviceOrder(stateOf(row), actor)) throw new SvcdeskError('notFound');
  return row;
}

/** A device order that the actor may see. */
export async function visibleDevice(on: Queryable, { tenantId, actor }: Asker, id: string) {
  return visible(await deviceTable.find(on, tenantId, id), actor);
}

/** Locks a device order that the actor may see. */
export async function lockedDevice(on: Queryable, { tenantId, actor }: Asker, id: string) {
  return visible(await deviceTable.lock(on, tenantId, id), actor);
}

/** Who sees device orders. */
export const deviceSights = sightsBy(deviceTable.byIds, (row, reader) =>
  maySeeDeviceOrder(stateOf(row), reader),
);
