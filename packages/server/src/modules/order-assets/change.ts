import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, orderAssets } from '@svcdesk/core/contract';
import type { FieldChanges } from '@svcdesk/core/rules';
import type { ContextOf } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import {
  type AssetChanges,
  type AssetRow,
  type ClassBook,
  changeAsset,
  lockedAsset,
  presentedAsset,
  readClasses,
} from '../assets/index.ts';
import type { LockedRow } from '../orders/index.ts';
import { act } from '../orders/index.ts';
import { assetsOfOrder, bindableAssets, tie, untie } from './of-order.ts';

type Context = ContextOf<typeof orderAssets.bind>;

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
): Promise<void> {
  await act(context, orderId, 'edit', { version }, ({ row }) => ({
    command: { changes: {}, fieldsChanged: true },
    complete: async (record) => ({ record: { ...record, changes: await work(row) } }),
  }));
}

async function boundAsset({ tx, tenantId }: Context, orderId: string, ciId: string): Promise<AssetRow> {
  const asset = (await assetsOfOrder(tx, tenantId, orderId)).find(({ id }) => id === ciId);
  if (!asset) throw new SvcdeskError('notFound');
  return asset;
}

/** Puts assets of its customer to an order; those that it has already are left alone. */
export async function bind(
  input: CheckedRequestOf<typeof orderAssets.bind>,
  context: Context,
): Promise<Record<string, never>> {
  const { tx, tenantId, actor } = context;
  await editAssets(context, input, async (order) => {
    const wanted = [...new Set(input.ciIds)];
    const found = await bindableAssets(tx, tenantId, wanted, order.customerId);
    if (found.length < wanted.length) throw invalid('ciIds', 'notOfCustomer');
    const had = new Set((await assetsOfOrder(tx, tenantId, order.id)).map(({ id }) => id));
    const added = found.filter(({ id }) => !had.has(id));
    if (added.length === 0) throw new SvcdeskError('notAllowed', { reason: 'itemsMissing' });
    const ids = added.map(({ id }) => id);
    await tie.change(tx, tenantId, order.id, ids, actor.accountId, context.now().toISOString());
    return { assets: { from: '', to: namesOf(added) } };
  });
  return {};
}

/** Takes an asset off an order. */
export async function unbind(
  input: CheckedRequestOf<typeof orderAssets.unbind>,
  context: Context,
): Promise<Record<string, never>> {
  const { tx, tenantId } = context;
  await editAssets(context, input, async (order) => {
    const asset = await boundAsset(context, order.id, input.ciId);
    await untie.change(tx, tenantId, order.id, asset.id);
    return { assets: { from: namesOf([asset]), to: '' } };
  });
  return {};
}

function changesInWords(
  asset: AssetRow,
  changes: AssetChanges,
  classes: ClassBook,
  context: Context,
): FieldChanges {
  const labels = JSON.parse(presentedAsset(asset, classes, context).cmdbAssetAlias) as Record<string, string>;
  const side = (which: 'from' | 'to') =>
    Object.entries(changes).map(([key, change]) => `${labels[key] ?? key}: ${change[which]}`);
  const text = (which: 'from' | 'to') => `${namesOf([asset])} ${side(which).join(', ')}`;
  return { assets: { from: text('from'), to: text('to') } };
}

/** Corrects an asset of an order: who may edit the order may correct what it is about. */
export async function modify(
  input: CheckedRequestOf<typeof orderAssets.modify>,
  context: Context,
): Promise<Record<string, never>> {
  const { tx, tenantId } = context;
  await editAssets(context, input, async (order) => {
    await boundAsset(context, order.id, input.ciId);
    const asset = await lockedAsset(tx, context, input.ciId);
    const classes = await readClasses(tx, tenantId);
    const { changes } = await changeAsset(context, asset, classes, { fields: input.fields });
    if (Object.keys(changes).length === 0) throw new SvcdeskError('notAllowed', { reason: 'itemsMissing' });
    return changesInWords(asset, changes, classes, context);
  });
  return {};
}
