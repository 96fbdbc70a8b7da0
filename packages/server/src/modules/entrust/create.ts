import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { CheckedRequestOf, entrust } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/roles';
import { canEntrust, entrustStatus } from '@svcdesk/core/rules';
import type { ActContext, WriteContext } from '../../engine/context.ts';
import { bindAttachments } from '../../engine/files/attachments.ts';
import { newWork } from '../../engine/new-work.ts';
import { omitNulls } from '../../engine/omit-nulls.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { notDisabled } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { SharedAsset } from '../../platform/db/schema/entrust.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { chooseFiles, copyFiles, entrustFiles } from './files.ts';
import type { MirroredOrders, OwnerOrder } from './mirrored-orders.ts';
import { type EntrustOrder, entrustById } from './present.ts';
import { defaultDueAt, insertHalves, markEntrusted, notifyPartner } from './write.ts';

type Input = CheckedRequestOf<typeof entrust.create>;
type Context = ContextOf<typeof entrust.create> & WriteContext;

interface Partner {
  id: string;
  timeZone: string;
  ownerName: string;
}

const linked = statement<Partner, [tenantId: string, partnerTenantId: string]>(
  'entrust.linkedPartner',
  `SELECT t.id, t.time_zone AS "timeZone", o.name AS "ownerName" FROM partner_links l
   JOIN tenants t ON t.id = l.partner_id AND ${notDisabled('t')}
   JOIN tenants o ON o.id = l.owner_id
   WHERE l.owner_id = $1 AND l.partner_id = $2 AND l.enabled`,
);

const ofOrder = statement<
  { assets: SharedAsset[]; address: string | null; typeNameEn: string },
  [tenantId: string, orderId: string, assetIds: readonly string[]]
>(
  'entrust.shareOfOrder',
  `SELECT c.address, t.en AS "typeNameEn", coalesce((
       SELECT jsonb_agg(jsonb_build_object('ciId', a.id, 'name', a.name, 'code', a.code) ORDER BY a.name, a.id)
       FROM order_assets x JOIN assets a ON a.tenant_id = x.tenant_id AND a.id = x.asset_id
       WHERE x.tenant_id = o.tenant_id AND x.order_id = o.id AND x.asset_id = ANY($3::uuid[])), '[]') AS assets
   FROM orders o
   JOIN cells c ON c.tenant_id = o.tenant_id AND c.id = o.cell_id
   JOIN order_types t ON t.tenant_id = o.tenant_id AND t.id = o.type_id
   WHERE o.tenant_id = $1 AND o.id = $2`,
);

/** Only an order that an engineer works on is handed on, by who leads its group or dispatches for all. */
function checkOrder(actor: StaffActor, order: OwnerOrder, version: number | undefined): string {
  if (version !== undefined && version !== order.version) throw new SvcdeskError('orderChanged');
  const { handlerId, entrusted: entrustedOpen } = order;
  const found = canEntrust({ ...omitNulls(order), entrustedOpen }, actor) ?? 'notHandler';
  if (found === 'possible' && handlerId !== null) return handlerId;
  throw new SvcdeskError('notAllowed', { reason: found === 'possible' ? 'wrongState' : found });
}

function chosenDueAt({ dueAt }: Input, now: Date): string | undefined {
  if (dueAt === undefined) return undefined;
  if (Date.parse(dueAt) <= now.getTime()) throw invalid('dueAt', 'past');
  return new Date(dueAt).toISOString();
}

/** What of the order goes to the partner: its assets and files are those that were chosen. */
async function sharedOf(context: Context, input: Input, order: OwnerOrder, id: string, partner: Partner) {
  const { tx, tenantId } = context;
  const now = context.now();
  const wanted = [...new Set(input.assetIds ?? [])];
  const found = await ofOrder.first(tx, tenantId, order.id, wanted);
  const assets = found?.assets ?? [];
  if (assets.length !== wanted.length) throw invalid('assetIds', 'unknown');
  const fileIds = await chooseFiles(tx, order, id, input.attachments, now);
  const bound = await bindAttachments(
    context,
    { kind: entrustFiles, id },
    { attachments: input.attachments },
  );
  const partnerAttachments = await copyFiles(tx, tenantId, partner.id, id, bound.attachments, now);
  const { title, content, priority, typeName, cellName, reportName, reportPhone } = order;
  return {
    fileIds,
    columns: {
      ...{ title, content, priority, typeName, cellName, reportName, reportPhone },
      typeNameEn: found?.typeNameEn ?? '',
      cellAddress: found?.address ?? null,
      assets,
      attachments: bound.attachments,
      partnerAttachments,
      remark: input.remark || null,
    },
  };
}

/** Both halves before their first record. */
async function startingHalves(
  context: Context,
  order: OwnerOrder,
  partner: Partner,
  start: Pick<MirroredOrders['owner'], 'id' | 'coordinatorId' | 'dueAt' | 'dueFixed'> &
    Awaited<ReturnType<typeof sharedOf>>['columns'],
): Promise<MirroredOrders> {
  const { id } = start;
  const head = { status: entrustStatus.toDistribute, lastRecordHash: null, lastRecordAt: order.lastRecordAt };
  // Either side counts its numbers for itself.
  const theirContext = { ...context, tenantId: partner.id, timeZone: partner.timeZone };
  const { orderNo: entrustNo, ...own } = await newWork(context, 'entrusted', { id });
  const { orderNo: partnerNo, ...their } = await newWork(theirContext, 'entrusted', { id });
  return {
    owner: {
      ...own,
      ...head,
      ...start,
      entrustNo,
      partnerTenantId: partner.id,
      orderId: order.id,
      groupId: order.groupId,
      pausedAt: null,
    },
    partner: {
      ...their,
      ...head,
      entrustNo: partnerNo,
      ownerTenantId: context.tenantId,
      groupId: null,
      engineerId: null,
      acceptedAt: null,
      finishedAt: null,
      result: null,
      attachments: '',
      ownerAttachments: '',
    },
  };
}

/** Locks an order that the actor may see, until the end of the transaction. */
export type LockOrder = (context: ActContext, orderId: string) => Promise<{ readonly row: OwnerOrder }>;

/** Hands an order to a partner: it stays with its handler, who from now on coordinates. */
export async function createEntrust(
  input: Input,
  context: Context,
  lockOrder: LockOrder,
): Promise<EntrustOrder> {
  const { tx, tenantId, actor } = context;
  const { row: order } = await lockOrder(context, input.orderId);
  const coordinatorId = checkOrder(actor, order, input.version);
  const partner = await linked.first(tx, tenantId, input.partnerTenantId);
  if (!partner) throw invalid('partnerTenantId', 'unknown');
  const now = context.now();
  const id = timeOrderedId(now.getTime());
  const chosen = chosenDueAt(input, now);
  const dueAt = chosen ?? (await defaultDueAt(context, order, now.getTime()));
  const { fileIds, columns } = await sharedOf(context, input, order, id, partner);
  const start = { id, coordinatorId, dueAt, dueFixed: chosen !== undefined, ...columns };
  const said = { remark: input.remark };
  const halves = await insertHalves(context, await startingHalves(context, order, partner, start), {
    action: 'create',
    to: entrustStatus.toDistribute,
    own: said,
    other: said,
    byName: partner.ownerName,
    at: input.at,
  });
  await markEntrusted(context, halves.owner, true);
  await notifyPartner(context, halves, 'entrust.received');
  const assetIds = columns.assets.map(({ ciId }) => ciId);
  await recordAct(tx, context, {
    kind: 'entrust.share',
    object: { kind: 'entrusted', id },
    changes: { orderId: order.id, partnerTenantId: partner.id, assetIds, fileIds, dueAt },
  });
  return entrustById(tx, context, id);
}
