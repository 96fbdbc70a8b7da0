// Written by `pnpm gen` from the contract and its docs.
import type * as duty from '../../contract/duty.ts';
import type { RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { DutyDay } from './shapes.ts';

/** What `duty.calendar` takes. The duty calendar of a month. */
export interface DutyCalendarQuery extends RequestOf<typeof duty.calendar> {}

/** What `duty.set` takes. Put people on a shift of a day. */
export interface SetDuty extends RequestOf<typeof duty.set> {}

/** Calls of `duty` as methods. */
export interface DutyMethods {
  /** The duty calendar of a month. */
  calendar(request: DutyCalendarQuery, options?: CallOptions): Promise<DutyDay[]>;
  /** Put people on a shift of a day. */
  set(request: SetDuty, options?: CallOptions): Promise<DutyDay>;
}
