// Written by `pnpm gen` from the contract and its docs.
import type { AssetClassTreeQuery, TreeNode } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `assetClasses` as methods. */
export interface AssetClassesMethods {
  /** Classes of assets. */
  tree(request: AssetClassTreeQuery, options?: CallOptions): Promise<TreeNode[]>;
}
