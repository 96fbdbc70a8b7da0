import { SvcdeskError } from '@svcdesk/core';
import type { auth, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';

const workIn = statement<object, [tenantId: string, accountId: string, groupId: string, at: Date]>(
  'accounts.workIn',
  `UPDATE accounts SET current_group_id = $3, version = version + 1, updated_at = $4
   WHERE tenant_id = $1 AND id = $2`,
);

/** Works in another group that one belongs to or leads: orders that one makes and takes at once go there. */
export async function switchGroup(
  { groupId }: CheckedRequestOf<typeof auth.switchGroup>,
  context: ContextOf<typeof auth.switchGroup>,
): Promise<DataOf<typeof auth.switchGroup>> {
  const { tx, services, tenantId, actor, requestId, address, device, now } = context;
  const { accountId, currentGroupId, memberGroupIds, ledGroupIds } = actor;
  if (![...memberGroupIds, ...ledGroupIds].includes(groupId)) throw new SvcdeskError('notFound');
  if (currentGroupId === groupId) return { groupId };
  const at = now();
  await workIn.change(tx, tenantId, accountId, groupId, at);
  await services.access.forget(tx, tenantId, accountId);
  await recordEvent(tx, {
    tenantId,
    accountId,
    kind: 'group.switch',
    at,
    object: { kind: 'group', id: groupId },
    changes: { from: currentGroupId ?? null, to: groupId },
    requestId,
    address,
    device,
  });
  return { groupId };
}
