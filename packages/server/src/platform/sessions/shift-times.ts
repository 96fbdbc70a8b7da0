import { type DictionaryFlags, dictionaries } from '@svcdesk/core/rules';
import { minutesOf } from '@svcdesk/core/sla';

const dayMinutes = 1440;

const minutes = (time: unknown) => (typeof time === 'string' ? minutesOf(time) : undefined);

/**
 * When a shift is worked, in minutes after the midnight that it is counted from; `to` may lie in the next day. Undefined
 * for one without hours. A tenant's own shifts carry theirs as flags.
 */
export function shiftTimes(shift: string, own?: DictionaryFlags | null) {
  const item = dictionaries.shiftType.find(({ code }) => code === shift);
  const flags: DictionaryFlags = { ...item?.flags, ...own };
  const from = minutes(flags.from);
  const to = minutes(flags.to);
  if (from === undefined || to === undefined) return undefined;
  const breakMinutes = typeof flags.breakMinutes === 'number' ? flags.breakMinutes : 0;
  return { from, to: to <= from ? to + dayMinutes : to, breakMinutes };
}

/** Whether somebody with a shift that began on some day is on duty so many minutes after that day's midnight. */
export function shiftHolds(shift: string, minute: number, own?: DictionaryFlags | null): boolean {
  if (shift === 'off') return false;
  const times = shiftTimes(shift, own);
  if (!times) return minute >= 0 && minute < dayMinutes;
  return minute >= times.from && minute < times.to;
}
