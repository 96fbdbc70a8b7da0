import type { calendars as source } from '../../zh-CN/commands/calendars.ts';

/** `svcdesk calendars` */
export const calendars: typeof source = {
  save: {
    flags: {
      id: 'The calendar to change: id; what is not said stays as it is',
      hours: 'Hours of weekdays; days without hours are closed',
      exception: 'Hours of a single day; a day without hours is closed',
      holidays: 'The holiday set that it follows',
      default: 'Make it the calendar of whoever has none of their own',
    },
    examples: { one: 'Monday to Friday with a lunch break', day: 'Other hours on one day' },
  },
};
