// Written by `pnpm gen` from the contract and its docs.
import type * as dictionary from '../../contract/dictionary.ts';
import type { RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { TreeNode } from './shapes.ts';

/** What `dictionary.tree` takes. Items of a dictionary. */
export interface DictionaryTreeQuery extends RequestOf<typeof dictionary.tree> {}

/** Calls of `dictionary` as methods. */
export interface DictionaryMethods {
  /** Items of a dictionary. */
  tree(request: DictionaryTreeQuery, options?: CallOptions): Promise<TreeNode[]>;
}
