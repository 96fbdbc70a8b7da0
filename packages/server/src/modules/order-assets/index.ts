import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, orderAssets } from '@svcdesk/core/contract';
import type { FieldChanges } from '@svcdesk/core/rules';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf, DomainHandlers } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import {
  type AssetChanges,
  type AssetRow,
  assetColumns,
  assetTables,
  type ClassBook,
  changeAsset,
  lockedAsset,
  presentAsset,
  presentedProperty,
  readClasses,
} from '../assets/index.ts';
import { act, type LockedRow, visibleOrder } from '../orders/index.ts';

type Context = ContextOf<typeof orderAssets.bind>;

/** Assets of an order, in the order in which they were bound. */
const assetsOfOrder = statement<AssetRow, [tenantId: string, orderId: string]>(
  'orderAssets.list',
  `SELECT ${assetColumns} FROM order_assets x
   JOIN (${assetTables}) ON a.tenant_id = x.tenant_id AND a.id = x.asset_id
   WHERE x.tenant_id = $1 AND x.order_id = $2 ORDER BY x.created_at, a.id`,
);

/** Those of some assets that are on the shelf at a customer's sites. */
const bindable = statement<AssetRow, [tenantId: string, ids: readonly string[], customerId: string]>(
  'orderAssets.bindable',
  `SELECT ${assetColumns} FROM ${assetTables}
   WHERE a.tenant_id = $1 AND a.id = ANY($2::uuid[]) AND a.flag = 1 AND c.customer_id = $3
   ORDER BY a.name, a.id FOR SHARE OF a`,
);

const tie = statement<
  object,
  [tenantId: string, orderId: string, assetIds: readonly string[], accountId: string, at: string]
>(
  'orderAssets.tie',
  `INSERT INTO order_assets (tenant_id, order_id, asset_id, bound_by_id, created_at)
   SELECT $1, $2, id, $4, $5 FROM unnest($3::uuid[]) id ON CONFLICT DO NOTHING`,
);

const untie = statement<object, [tenantId: string, orderId: string, assetId: string]>(
  'orderAssets.untie',
  'DELETE FROM order_assets WHERE tenant_id = $1 AND order_id = $2 AND asset_id = $3',
);

const namesOf = (assets: readonly Pick<AssetRow, 'name' | 'code'>[]): string =>
  assets.map(({ name, code }) => `${name} (${code})`).join(', ');

/**
 * What is done to an order's assets is an edit of the order: by whom and when that is allowed, its history and its
 * version are the edit's. `work` does it once that is settled and says what to note; undefined when nothing changes.
 */
async function editAssets(
  context: Context,
  { orderId, version }: { readonly orderId: string; readonly version?: number | undefined },
  work: (order: LockedRow) => Promise<FieldChanges>,
) {
  await act(context, orderId, 'edit', { version }, ({ row }) => ({
    command: { changes: {}, fieldsChanged: true },
    complete: async (record) => ({ record: { ...record, changes: await work(row) } }),
  }));
  return {};
}

async function boundAsset({ tx, tenantId }: Context, orderId: string, ciId: string): Promise<AssetRow> {
  const asset = (await assetsOfOrder.all(tx, tenantId, orderId)).find(({ id }) => id === ciId);
  if (!asset) throw new SvcdeskError('notFound');
  return asset;
}

/** Puts assets of its customer to an order; those that it has already are left alone. */
function bind(input: CheckedRequestOf<typeof orderAssets.bind>, context: Context) {
  const { tx, tenantId, actor } = context;
  return editAssets(context, input, async (order) => {
    const wanted = [...new Set(input.ciIds)];
    const found = await bindable.all(tx, tenantId, wanted, order.customerId);
    if (found.length < wanted.length) throw invalid('ciIds', 'notOfCustomer');
    const had = new Set((await assetsOfOrder.all(tx, tenantId, order.id)).map(({ id }) => id));
    const added = found.filter(({ id }) => !had.has(id));
    if (added.length === 0) throw new SvcdeskError('notAllowed', { reason: 'itemsMissing' });
    const ids = added.map(({ id }) => id);
    await tie.change(tx, tenantId, order.id, ids, actor.accountId, context.now().toISOString());
    return { assets: { from: '', to: namesOf(added) } };
  });
}

/** Takes an asset off an order. */
function unbind(input: CheckedRequestOf<typeof orderAssets.unbind>, context: Context) {
  const { tx, tenantId } = context;
  return editAssets(context, input, async (order) => {
    const asset = await boundAsset(context, order.id, input.ciId);
    await untie.change(tx, tenantId, order.id, asset.id);
    return { assets: { from: namesOf([asset]), to: '' } };
  });
}

function changesInWords(
  asset: AssetRow,
  changes: AssetChanges,
  classes: ClassBook,
  context: Context,
): FieldChanges {
  const labels = JSON.parse(presentAsset(asset, classes, context).cmdbAssetAlias) as Record<string, string>;
  const side = (which: 'from' | 'to') =>
    Object.entries(changes).map(([key, change]) => `${labels[key] ?? key}: ${change[which]}`);
  const text = (which: 'from' | 'to') => `${namesOf([asset])} ${side(which).join(', ')}`;
  return { assets: { from: text('from'), to: text('to') } };
}

/** Corrects an asset of an order: who may edit the order may correct what it is about. */
function modify(input: CheckedRequestOf<typeof orderAssets.modify>, context: Context) {
  const { tx, tenantId } = context;
  return editAssets(context, input, async (order) => {
    await boundAsset(context, order.id, input.ciId);
    const asset = await lockedAsset(tx, context, input.ciId);
    const classes = await readClasses(tx, tenantId);
    const { changes } = await changeAsset(context, asset, classes, { fields: input.fields });
    if (Object.keys(changes).length === 0) throw new SvcdeskError('notAllowed', { reason: 'itemsMissing' });
    return changesInWords(asset, changes, classes, context);
  });
}

export const orderAssetsHandlers: DomainHandlers<typeof orderAssets> = {
  list: async ({ orderId }, context) => {
    const { db, tenantId } = context;
    await visibleOrder(db, context, orderId);
    const rows = await assetsOfOrder.all(db, tenantId, orderId);
    if (rows.length === 0) return [];
    const classes = await readClasses(db, tenantId);
    return rows.map((row) => presentAsset(row, classes, context));
  },

  properties: async ({ classId }, { db, tenantId, locale }) => {
    const classes = await readClasses(db, tenantId);
    if (!classes.get(classId)) throw new SvcdeskError('notFound');
    return classes.properties(classId).map((property, sort) => presentedProperty(property, sort, locale));
  },

  bind,
  modify,
  unbind,
};
