// Written by `pnpm gen` from the contract and its docs.
import type { DutyCalendarQuery, DutyDay, SetDuty } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `duty` as methods. */
export interface DutyMethods {
  /** The duty calendar of a month. */
  calendar(request: DutyCalendarQuery, options?: CallOptions): Promise<DutyDay[]>;
  /** Put people on a shift of a day. */
  set(request: SetDuty, options?: CallOptions): Promise<DutyDay>;
}
