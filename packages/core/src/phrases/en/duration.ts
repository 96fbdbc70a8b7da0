import type { duration as source } from '../zh-CN/duration.ts';

/** Units of a duration, from hours down. */
export const duration: typeof source = {
  hour: 'h',
  minute: 'm',
  second: 's',
  typedHours: 'hours?|hrs?|h',
  typedMinutes: 'minutes?|mins?|m',
  separator: ' ',
  day: '{count} {count|day|days}',
  ago: '{time} ago',
  left: '{time} left',
  over: '{time} over',
};
