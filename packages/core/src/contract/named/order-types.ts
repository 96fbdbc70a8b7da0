// Written by `pnpm gen` from the contract and its docs.
import type * as orderTypes from '../order-types.ts';
import type { InferredRequestOf } from '../define.ts';
import type { TreeNode } from './shapes.ts';

type OrderTypeTreeQueryInferred = InferredRequestOf<typeof orderTypes.tree>;

/** What `orderTypes.tree` takes. Kinds of trouble that an order may be about. */
export type OrderTypeTreeQuery = {
  /** Only what belongs to this site of a customer. */
  cellId?: OrderTypeTreeQueryInferred['cellId'];
};

/** What the calls of `orderTypes` take and answer. */
export interface OrderTypesCalls {
  'orderTypes.tree': { request: OrderTypeTreeQuery; data: TreeNode[] };
}
