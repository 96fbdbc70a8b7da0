// Written by `pnpm gen` from the contract and its docs.
import type * as reporters from '../../contract/reporters.ts';
import type { RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Nothing, Reporter } from './shapes.ts';

/** What `reporters.add` takes. Add a reporter. */
export interface AddReporter extends RequestOf<typeof reporters.add> {}

/** What `reporters.delete` takes. Remove a reporter. */
export interface DeleteReporter extends RequestOf<typeof reporters.delete> {}

/** What `reporters.modify` takes. Change a reporter's name or phone. */
export interface ModifyReporter extends RequestOf<typeof reporters.modify> {}

/** Calls of `reporters` as methods. */
export interface ReportersMethods {
  /** Add a reporter. */
  add(request: AddReporter, options?: CallOptions): Promise<Reporter>;
  /** Remove a reporter. */
  delete(request: DeleteReporter, options?: CallOptions): Promise<Nothing>;
  /** Change a reporter's name or phone. */
  modify(request: ModifyReporter, options?: CallOptions): Promise<Reporter>;
}
