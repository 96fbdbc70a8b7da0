// Written by `pnpm gen` from the contract and its docs.
import type * as duty from '../duty.ts';
import type { InferredRequestOf } from '../define.ts';
import type { DutyDay } from './shapes.ts';

type DutyCalendarQueryInferred = InferredRequestOf<typeof duty.calendar>;

/** What `duty.calendar` takes. The duty calendar of a month. */
export type DutyCalendarQuery = {
  /** A month as YYYY-MM, in the time zone of the organisation. */
  month: DutyCalendarQueryInferred['month'];
  /** Only what lies with this group, or with those below it. */
  groupId?: DutyCalendarQueryInferred['groupId'];
};

type SetDutyInferred = InferredRequestOf<typeof duty.set>;

/** What `duty.set` takes. Put people on a shift of a day. */
export type SetDuty = {
  /** Which group of engineers it is about. */
  groupId: SetDutyInferred['groupId'];
  /** A day as YYYY-MM-DD, in the time zone of the organisation. */
  date: SetDutyInferred['date'];
  /** Who is meant; everybody of the group where none is named. */
  accountIds: SetDutyInferred['accountIds'];
  /** Which shift, by a code of the dictionary shiftType. */
  shift: SetDutyInferred['shift'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: SetDutyInferred['version'];
};

/** What the calls of `duty` take and answer. */
export interface DutyCalls {
  'duty.calendar': { request: DutyCalendarQuery; data: DutyDay[] };
  'duty.set': { request: SetDuty; data: DutyDay };
}
