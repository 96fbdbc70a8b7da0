import { SvcdeskError } from '@svcdesk/core';
import type { assetClasses, assets, TreeNode } from '@svcdesk/core/contract';
import { treeOfNodes } from '../../engine/tree.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import type { HasSiteAccess } from '../sites/index.ts';
import { lockedAsset, presentAsset, scannedAsset, visibleAsset } from './asset-row.ts';
import { changeAsset } from './change.ts';
import { type ClassRow, classesOf, readClasses } from './classes.ts';
import { listAssets } from './list.ts';

export {
  type AssetRow,
  assetColumns,
  assetNgrams,
  assetTables,
  lockedAsset,
  presentAsset,
  valueText,
  visibleAsset,
} from './asset-row.ts';
export { type AssetChanges, changeAsset } from './change.ts';
export { type ClassBook, type PropertyUse, presentedProperty, readClasses } from './classes.ts';
export { assetsWith } from './list.ts';

export const assetsHandlers = (hasSiteAccess: HasSiteAccess): DomainHandlers<typeof assets> => ({
  find: async ({ ciId, code }, context) => {
    const { db, tenantId } = context;
    if (!ciId && !code) throw invalid('ciId', 'required');
    const row = ciId ? await visibleAsset(db, context, ciId) : await scannedAsset(db, context, code ?? '');
    return presentAsset(row, await readClasses(db, tenantId), context);
  },

  update: async ({ ciId, version, ...change }, context) => {
    const { tx, tenantId } = context;
    const row = await lockedAsset(tx, context, ciId);
    if (!(await hasSiteAccess(tx, context, 'asset.edit', row.cellId))) throw new SvcdeskError('notFound');
    if (version !== undefined && version !== row.version) throw new SvcdeskError('orderChanged');
    const classes = await readClasses(tx, tenantId);
    const { after } = await changeAsset(context, row, classes, change);
    return presentAsset(after, classes, context);
  },

  page: async (input, context) => {
    const { db, tenantId } = context;
    const classes = await readClasses(db, tenantId);
    const { list, ...page } = await listAssets(db, tenantId, classes, input);
    return { list: list.map((row) => presentAsset(row, classes, context)), ...page };
  },
});

const flagsOf = ({ deviceKind }: ClassRow): NonNullable<TreeNode['flags']> =>
  deviceKind ? { deviceKind } : {};

export const assetClassesHandlers: DomainHandlers<typeof assetClasses> = {
  tree: async (_, { db, tenantId, locale }) =>
    treeOfNodes(await classesOf.all(db, tenantId), locale, flagsOf),
};
