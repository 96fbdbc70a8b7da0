// Written by `pnpm gen` from the contract and its docs.
import type { CommitDispatch, DispatchCommitAnswer, DispatchDelaysAnswer, DispatchDelaysQuery, DispatchPlanAnswer, DispatchPlanQuery, DispatchPreviewAnswer, DispatchPreviewQuery } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `dispatch` as methods. */
export interface DispatchMethods {
  /** Write stops of a plan. */
  commit(request: CommitDispatch, options?: CallOptions): Promise<DispatchCommitAnswer>;
  /** Jobs under way that nobody planned so, and what they delay. */
  delays(request: DispatchDelaysQuery, options?: CallOptions): Promise<DispatchDelaysAnswer>;
  /** A plan of open orders over people and days. */
  plan(request: DispatchPlanQuery, options?: CallOptions): Promise<DispatchPlanAnswer>;
  /** What follows from a change, or from an absence. */
  preview(request: DispatchPreviewQuery, options?: CallOptions): Promise<DispatchPreviewAnswer>;
}
