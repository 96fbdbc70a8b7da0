// Written by `pnpm gen` from the contract and its docs.
import type { OrderTypeTreeQuery, TreeNode } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `orderTypes` as methods. */
export interface OrderTypesMethods {
  /** Kinds of trouble that an order may be about. */
  tree(request: OrderTypeTreeQuery, options?: CallOptions): Promise<TreeNode[]>;
}
