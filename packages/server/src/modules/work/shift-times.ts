import { dictionaries, minutesOf } from '@svcdesk/core/order';

const dayMinutes = 1440;

/** Whether a shift that began on some day holds so many minutes after that day's midnight. */
export function shiftHolds(shift: string, minutes: number): boolean {
  const item = dictionaries.shiftType.find(({ code }) => code === shift);
  if (!item || item.code === 'off') return false;
  if (!('from' in item.flags)) return minutes >= 0 && minutes < dayMinutes;
  const from = minutesOf(item.flags.from) ?? 0;
  const to = minutesOf(item.flags.to) ?? 0;
  return minutes >= from && minutes < (to <= from ? to + dayMinutes : to);
}
