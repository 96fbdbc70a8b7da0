// Written by `pnpm gen` from the contract and its docs.
import type * as leave from '../../contract/leave.ts';
import type { RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Leave } from './shapes.ts';

type LeaveListQueryInferred = RequestOf<typeof leave.list>;

/** What `leave.list` takes. Leave of people. */
export interface LeaveListQuery {
  /** Who is meant; everybody of the group where none is named. */
  accountIds?: LeaveListQueryInferred['accountIds'];
  /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  from: LeaveListQueryInferred['from'];
  /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  to: LeaveListQueryInferred['to'];
}

/** What `leave.save` takes. Enter, change or take back leave. */
export type SaveLeave = RequestOf<typeof leave.save>;

/** Calls of `leave` as methods. */
export interface LeaveMethods {
  /** Leave of people. */
  list(request: LeaveListQuery, options?: CallOptions): Promise<Leave[]>;
  /** Enter, change or take back leave. */
  save(request: SaveLeave, options?: CallOptions): Promise<Leave>;
}
