// Written by `pnpm gen` from the contract and its docs.
import type * as assetClasses from '../asset-classes.ts';
import type { InferredRequestOf } from '../define.ts';
import type { TreeNode } from './shapes.ts';

/** What `assetClasses.tree` takes. Classes of assets. */
export interface AssetClassTreeQuery extends InferredRequestOf<typeof assetClasses.tree> {}

/** What the calls of `assetClasses` take and answer. */
export interface AssetClassesCalls {
  'assetClasses.tree': { request: AssetClassTreeQuery; data: TreeNode[] };
}
