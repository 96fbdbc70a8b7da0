// Written by `pnpm gen` from the contract and its docs.
import type { AddReporter, DeleteReporter, ModifyReporter, Nothing, Reporter } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `reporters` as methods. */
export interface ReportersMethods {
  /** Add a reporter. */
  add(request: AddReporter, options?: CallOptions): Promise<Reporter>;
  /** Remove a reporter. */
  delete(request: DeleteReporter, options?: CallOptions): Promise<Nothing>;
  /** Change a reporter's name or phone. */
  modify(request: ModifyReporter, options?: CallOptions): Promise<Reporter>;
}
