// Written by `pnpm gen` from the contract and its docs.
import type * as leave from '../leave.ts';
import type { InferredRequestOf } from '../define.ts';
import type { Leave } from './shapes.ts';

type LeaveListQueryInferred = InferredRequestOf<typeof leave.list>;

/** What `leave.list` takes. Leave of people. */
export type LeaveListQuery = {
  /** Who is meant; everybody of the group where none is named. */
  accountIds?: LeaveListQueryInferred['accountIds'];
  /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  from: LeaveListQueryInferred['from'];
  /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  to: LeaveListQueryInferred['to'];
};

type SaveLeaveInferred = InferredRequestOf<typeof leave.save>;
type SaveLeaveInferred1 = Extract<SaveLeaveInferred, Record<'id' | 'delete', unknown>>;
type SaveLeaveInferred2 = Extract<SaveLeaveInferred, Record<'accountId' | 'leaveType' | 'from' | 'to', unknown>>;

/** What `leave.save` takes. Enter, change or take back leave. */
export type SaveLeave = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: SaveLeaveInferred1['id'];
  /** True takes it away for good. */
  delete: SaveLeaveInferred1['delete'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: SaveLeaveInferred1['version'];
} | {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id?: SaveLeaveInferred2['id'];
  /** Whose it is, or who is meant. */
  accountId: SaveLeaveInferred2['accountId'];
  /** Why the person is away, by a code of the dictionary leaveType. */
  leaveType: SaveLeaveInferred2['leaveType'];
  /** When the time off begins; an ISO 8601 instant in UTC. */
  from: SaveLeaveInferred2['from'];
  /** When the time off ends; an ISO 8601 instant in UTC. */
  to: SaveLeaveInferred2['to'];
  /** What else is to be said of it, in words. */
  remark?: SaveLeaveInferred2['remark'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: SaveLeaveInferred2['version'];
};

/** What the calls of `leave` take and answer. */
export interface LeaveCalls {
  'leave.list': { request: LeaveListQuery; data: Leave[] };
  'leave.save': { request: SaveLeave; data: Leave };
}
