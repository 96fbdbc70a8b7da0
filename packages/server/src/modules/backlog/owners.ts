import { SvcdeskError } from '@svcdesk/core';
import { mayAct, type StaffActor } from '@svcdesk/core/roles';
import { underlingsOf } from '../../engine/underlings.ts';
import type { Queryable } from '../../platform/db/index.ts';

/** Whose to-dos: my own, or those of everybody whom I lead. */
export type BacklogScope = 'mine' | 'underling';

/** The owners whose orders a scope takes; of the people led those of one group and below it, when one is named. */
export async function ownersOf(
  on: Queryable,
  tenantId: string,
  actor: StaffActor,
  scope: BacklogScope,
  groupId?: string,
): Promise<readonly string[]> {
  if (scope === 'mine') return [actor.accountId];
  if (!mayAct(actor, 'underling.view')) throw new SvcdeskError('noPermission');
  return underlingsOf(on, tenantId, actor, groupId);
}
