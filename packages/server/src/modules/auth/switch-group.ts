import { SvcdeskError } from '@svcdesk/core';
import type { auth } from '@svcdesk/core/contract';
import { recordAct } from '../../platform/audit/record-event.ts';
import { statement } from '../../platform/db/index.ts';
import type { Handler } from '../../platform/http/handler.ts';

const workIn = statement<object, [tenantId: string, accountId: string, groupId: string, at: Date]>(
  'accounts.workIn',
  `UPDATE accounts SET current_group_id = $3, version = version + 1, updated_at = $4
   WHERE tenant_id = $1 AND id = $2`,
);

/** Works in another group that one belongs to or leads: orders that one makes and takes at once go there. */
export const switchGroup: Handler<typeof auth.switchGroup> = async ({ groupId }, context) => {
  const { tx, services, tenantId, actor, now } = context;
  const { accountId, currentGroupId, memberGroupIds, ledGroupIds } = actor;
  if (![...memberGroupIds, ...ledGroupIds].includes(groupId)) throw new SvcdeskError('notFound');
  if (currentGroupId === groupId) return { groupId };
  await workIn.change(tx, tenantId, accountId, groupId, now());
  await services.access.forget(tx, tenantId, accountId);
  const changes = { from: currentGroupId ?? null, to: groupId };
  await recordAct(tx, context, { kind: 'group.switch', object: { kind: 'group', id: groupId }, changes });
  return { groupId };
};
