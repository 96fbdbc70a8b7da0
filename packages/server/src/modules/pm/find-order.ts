import { SvcdeskError } from '@svcdesk/core';
import type { Actor } from '@svcdesk/core/roles';
import { maySeePmOrder } from '@svcdesk/core/rules';
import { sightsBy } from '../../engine/sight.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { type FoundPm, pmTable, stateOf } from './order-row.ts';

/** Whoever asks for a preventive-maintenance order. */
interface Asker {
  readonly tenantId: string;
  readonly actor: Actor;
}

/** Objects that photos of check lists are bound to. */
export const pmFiles = 'pm';

function visible(row: FoundPm | undefined, actor: Actor): FoundPm {
  // Out of sight and not there answer the same, so that nobody learns which.
  if (!row || !maySeePmOrder(stateOf(row), actor)) throw new SvcdeskError('notFound');
  return row;
}

/** A preventive-maintenance order that the actor may see. */
export async function visiblePm(on: Queryable, { tenantId, actor }: Asker, id: string): Promise<FoundPm> {
  return visible(await pmTable.find(on, tenantId, id), actor);
}

/** Locks a preventive-maintenance order that the actor may see. */
export async function lockedPm(on: Queryable, { tenantId, actor }: Asker, id: string): Promise<FoundPm> {
  return visible(await pmTable.lock(on, tenantId, id), actor);
}

/** Who sees preventive-maintenance orders. */
export const pmSights = sightsBy(pmTable.byIds, (row, reader) => maySeePmOrder(stateOf(row), reader));
