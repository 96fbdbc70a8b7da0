// Written by `pnpm gen` from the contract and its docs.
import type * as reporters from '../reporters.ts';
import type { InferredRequestOf } from '../define.ts';
import type { Nothing, Reporter } from './shapes.ts';

type AddReporterInferred = InferredRequestOf<typeof reporters.add>;

/** What `reporters.add` takes. Add a reporter. */
export type AddReporter = {
  /** Which site of a customer it is about. */
  cellId: AddReporterInferred['cellId'];
  /** What people call it, or the name of a person. */
  name: AddReporterInferred['name'];
  /** As it may be dialled; hidden in part from who may not see it. */
  phone: AddReporterInferred['phone'];
};

type DeleteReporterInferred = InferredRequestOf<typeof reporters.delete>;

/** What `reporters.delete` takes. Remove a reporter. */
export type DeleteReporter = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: DeleteReporterInferred['id'];
};

type ModifyReporterInferred = InferredRequestOf<typeof reporters.modify>;

/** What `reporters.modify` takes. Change a reporter's name or phone. */
export type ModifyReporter = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: ModifyReporterInferred['id'];
  /** What people call it, or the name of a person. */
  name: ModifyReporterInferred['name'];
  /** As it may be dialled; hidden in part from who may not see it. */
  phone: ModifyReporterInferred['phone'];
};

/** What the calls of `reporters` take and answer. */
export interface ReportersCalls {
  'reporters.add': { request: AddReporter; data: Reporter };
  'reporters.delete': { request: DeleteReporter; data: Nothing };
  'reporters.modify': { request: ModifyReporter; data: Reporter };
}
