// Written by `pnpm gen` from the contract and its docs.
import type * as assetClasses from '../../contract/asset-classes.ts';
import type { InferredRequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { TreeNode } from './shapes.ts';

/** What `assetClasses.tree` takes. Classes of assets. */
export interface AssetClassTreeQuery extends InferredRequestOf<typeof assetClasses.tree> {}

/** Calls of `assetClasses` as methods. */
export interface AssetClassesMethods {
  /** Classes of assets. */
  tree(request: AssetClassTreeQuery, options?: CallOptions): Promise<TreeNode[]>;
}

/** What the calls of `assetClasses` take and answer. */
export interface AssetClassesCalls {
  'assetClasses.tree': { request: AssetClassTreeQuery; data: TreeNode[] };
}
