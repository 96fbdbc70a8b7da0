import type { assetClasses, TreeNode } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { assetClassesOf, type ClassRow } from '../assets/classes.ts';
import { treeOfNodes } from '../catalogs/tree.ts';

const flagsOf = ({ deviceKind }: ClassRow): NonNullable<TreeNode['flags']> =>
  deviceKind ? { deviceKind } : {};

export const assetClassesHandlers: DomainHandlers<typeof assetClasses> = {
  tree: async (_, { db, tenantId, locale }) =>
    treeOfNodes(await assetClassesOf(db, tenantId), locale, flagsOf),
};
