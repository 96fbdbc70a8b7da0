import { tree } from '@svcdesk/core/contract/asset-classes';
import { assetFlag, find, page, update } from '@svcdesk/core/contract/assets';
import * as orderAssets from '@svcdesk/core/contract/order-assets';
import { list, noun, open, view, write } from '../calls/define.ts';
import { code } from '../calls/fields.ts';
import { treeFields, treeRows } from '../resources/tree.ts';

/** `svcdesk assets`: assets. */
export const assets = noun('assets', {
  list: list({
    aliases: ['find'],
    call: page,
    fields: { site: 'cellId', class: 'classId', keyword: 'keyword' },
    columns: ['code', 'name', 'className', 'cellName'],
    examples: { one: 'svcdesk assets list --site S001' },
  }),
  view: view({
    call: find,
    args: ['ciId'],
    examples: { one: 'svcdesk assets view A0001' },
  }),
  open: open({
    resource: 'asset',
    kind: 'asset',
    examples: { one: 'svcdesk assets open A0001' },
  }),
  classes: list({
    call: tree,
    unpaged: true,
    items: treeRows,
    itemFields: treeFields,
    columns: treeFields,
    examples: { one: 'svcdesk assets classes' },
  }),
  edit: write({
    call: update,
    args: ['ciId'],
    fields: {
      name: 'name',
      field: { field: 'fields', pairs: true },
      shelf: { field: 'flag', words: { on: [1], off: [0] } },
      'off-shelf-reason': code('offShelfReason', 'offShelfReason'),
    },
    // Why it was taken off the shelf says that it was.
    complete: async ({ flag, offShelfReason }) =>
      offShelfReason && flag === undefined ? { flag: assetFlag.offShelf } : {},
    hasView: false,
    examples: {
      one: 'svcdesk assets edit A-0001 --field room=B2',
      shelf: 'svcdesk assets edit A-0001 --off-shelf-reason scrapped',
    },
  }),
  fields: list({
    call: orderAssets.properties,
    unpaged: true,
    args: ['classId'],
    columns: ['key', 'name', 'fieldTypeName', 'required'],
    hasRequiredFields: true,
    examples: { one: 'svcdesk assets fields Printers' },
  }),
  'of-order': list({
    call: orderAssets.list,
    unpaged: true,
    args: ['orderId'],
    columns: ['ciId', 'name', 'className'],
    hasRequiredFields: true,
    examples: { one: 'svcdesk assets of-order WO202611200001' },
  }),
  bind: write({
    call: orderAssets.bind,
    args: ['orderId', { field: 'ciIds', many: true }],
    hasView: false,
    examples: { one: 'svcdesk assets bind WO202611200001 A-0001 A-0002' },
  }),
  unbind: write({
    call: orderAssets.unbind,
    args: ['orderId', 'ciId'],
    hasView: false,
    examples: { one: 'svcdesk assets unbind WO202611200001 A-0001' },
  }),
  correct: write({
    call: orderAssets.modify,
    args: ['orderId', 'ciId'],
    fields: { field: { field: 'fields', pairs: true } },
    hasView: false,
    examples: { one: 'svcdesk assets correct WO202611200001 A-0001 --field serial=X1' },
  }),
});
