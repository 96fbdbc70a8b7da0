import type { CheckedRequestOf, deviceOrders } from '@svcdesk/core/contract';
import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import { deviceStatus } from '@svcdesk/core/rules';
import { notifyAbout } from '../../engine/action/notify-about.ts';
import type { NewRow } from '../../engine/action/work-table.ts';
import type { StaffWriteContext } from '../../engine/context.ts';
import { bindAttachments } from '../../engine/files/attachments.ts';
import { newWork, resolveGroup, siteSnapshot } from '../../engine/new-work.ts';
import { isStaff } from '../../engine/targets.ts';
import { statement } from '../../platform/db/index.ts';
import { invalid } from '../../platform/refusals.ts';
import { deviceOrder } from './kind.ts';
import type { DeviceOrder, DeviceRow } from './row.ts';

type Draft = CheckedRequestOf<typeof deviceOrders.create>;

const bindAssets = statement<object, [tenantId: string, orderId: string, assetIds: readonly string[]]>(
  'device_orders.bindAssets',
  `INSERT INTO device_order_assets (tenant_id, order_id, asset_id)
   SELECT a.tenant_id, $2, a.id FROM assets a WHERE a.tenant_id = $1 AND a.id = ANY($3::uuid[]) AND a.flag = 1
   ON CONFLICT DO NOTHING`,
);

async function checkPeople({ tx, tenantId }: StaffWriteContext, draft: Draft): Promise<void> {
  for (const field of ['managerId', 'checkerId'] as const) {
    const accountId = draft[field];
    if (accountId && !(await isStaff(tx, tenantId, accountId))) throw invalid(field, 'notActive');
  }
  if (draft.engineerId && draft.engineerId === draft.checkerId) throw invalid('checkerId', 'selfCheck');
}

/** A lead makes work for the groups they lead, a dispatcher for any: their own group if it is one of them. */
function groupOf(actor: StaffActor, groupId: string | undefined): string | undefined {
  if (scopesOf(actor, 'device.manage').includes('tenant')) return groupId;
  const own = actor.currentGroupId ?? '';
  const chosen = groupId ?? (actor.ledGroupIds.includes(own) ? own : actor.ledGroupIds[0]);
  if (!chosen || !actor.ledGroupIds.includes(chosen)) throw invalid('groupId', 'notLed');
  return chosen;
}

async function rowOf(context: StaffWriteContext, draft: Draft): Promise<NewRow<DeviceRow>> {
  const { actor } = context;
  const { title, content = '', priority, engineerId, checkerId, dueAt } = draft;
  const place = await siteSnapshot(context, draft.cellId);
  const groupId = await resolveGroup(context, actor, { ...draft, groupId: groupOf(actor, draft.groupId) });
  await checkPeople(context, draft);
  const work = await newWork(context, 'device', draft);
  const files = { attachment: draft.attachment };
  const bound = await bindAttachments(context, { kind: 'device', id: work.id }, files);
  return {
    ...work,
    ...place,
    ...{ title, content, priority, groupId, engineerId, checkerId, dueAt },
    attachments: bound.attachment,
    resultFiles: '',
    status: engineerId ? deviceStatus.allocated : deviceStatus.toAllocate,
    createdById: actor.accountId,
    managerId: draft.managerId ?? actor.accountId,
    checkRound: 1,
    unchecked: false,
  };
}

/** Makes a device order; with an engineer it is allocated in the same breath, by a record of its own. */
export async function createDevice(draft: Draft, context: StaffWriteContext): Promise<DeviceOrder> {
  const { tx, tenantId } = context;
  const madeBefore = await deviceOrder.madeBefore(context, draft.id);
  if (madeBefore) return madeBefore;
  const row = await rowOf(context, draft);
  const made = { action: 'create', to: deviceStatus.toAllocate, at: draft.at } as const;
  const allocated = {
    action: 'allocate',
    from: deviceStatus.toAllocate,
    to: deviceStatus.allocated,
    targetGroupId: row.groupId,
    targetId: draft.engineerId,
  } as const;
  const after = await deviceOrder.begin(context, row, draft.engineerId ? [made, allocated] : [made]);
  if (!after) throw invalid('id', 'taken');
  const assetIds = [...new Set(draft.assetIds ?? [])];
  const bound = await bindAssets.change(tx, tenantId, row.id, assetIds);
  if (bound !== assetIds.length) throw invalid('assetIds', 'unknown');
  await notifyAbout(context, 'device', after, 'device.assigned', [after.engineerId, after.managerId]);
  return deviceOrder.detailAfter(context, after.id);
}
