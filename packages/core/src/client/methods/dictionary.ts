// Written by `pnpm gen` from the contract and its docs.
import type { DictionaryTreeQuery, TreeNode } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `dictionary` as methods. */
export interface DictionaryMethods {
  /** Items of a dictionary. */
  tree(request: DictionaryTreeQuery, options?: CallOptions): Promise<TreeNode[]>;
}
