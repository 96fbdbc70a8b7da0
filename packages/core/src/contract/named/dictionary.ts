// Written by `pnpm gen` from the contract and its docs.
import type * as dictionary from '../dictionary.ts';
import type { InferredRequestOf } from '../define.ts';
import type { TreeNode } from './shapes.ts';

type DictionaryTreeQueryInferred = InferredRequestOf<typeof dictionary.tree>;

/** What `dictionary.tree` takes. Items of a dictionary. */
export type DictionaryTreeQuery = {
  /** Which dictionary is asked for. */
  code: DictionaryTreeQueryInferred['code'];
};

/** What the calls of `dictionary` take and answer. */
export interface DictionaryCalls {
  'dictionary.tree': { request: DictionaryTreeQuery; data: TreeNode[] };
}
