// Written by `pnpm gen` from the contract and its docs.
import type { Leave, LeaveListQuery, SaveLeave } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `leave` as methods. */
export interface LeaveMethods {
  /** Leave of people. */
  list(request: LeaveListQuery, options?: CallOptions): Promise<Leave[]>;
  /** Enter, change or take back leave. */
  save(request: SaveLeave, options?: CallOptions): Promise<Leave>;
}
