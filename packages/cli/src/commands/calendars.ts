import * as calls from '@svcdesk/core/contract/calendars';
import { format } from '@svcdesk/core/phrases';
import { list, noun, write } from '../calls/define.ts';
import { switchFor } from '../calls/fields.ts';
import { usageError } from '../errors.ts';
import { texts } from '../line/flags.ts';

/** `svcdesk calendars`: service calendars. */
export const calendars = noun('calendars', {
  list: list({
    call: calls.list,
    unpaged: true,
    columns: ['name', 'timeZone', 'isDefault', 'id'],
    examples: { one: 'svcdesk calendars list' },
  }),
  save: write({
    call: calls.save,
    otherCalls: [calls.list],
    fields: {
      id: 'id',
      name: 'name',
      zone: 'timeZone',
      holidays: 'holidaySet',
      default: switchFor('isDefault'),
    },
    change: {
      field: 'id',
      before: async (id, { caller }) =>
        (await caller.call(calls.list, {})).find((calendar) => calendar.id === id),
    },
    own: { hours: texts('DAYS HOURS'), exception: texts('DAY HOURS') },
    completes: ['weekly', 'exceptions'],
    async complete({ weekly, exceptions }, _connection, { host, phrases }, flags) {
      const [hours, single] = [flags.hours, flags.exception] as (readonly string[])[];
      if (hours?.length === 0 && weekly === undefined) {
        throw usageError(format(phrases.usage.missingFlags, { names: '--hours' }));
      }
      const { weekOf, daysOf } = await import('./calendar-hours.ts');
      const reading = { phrases, now: host.now() };
      const before = (weekly ?? [[], [], [], [], [], [], []]) as [string, string][][];
      return {
        weekly: weekOf(hours ?? [], before, { ...reading, name: '--hours' }),
        exceptions: {
          ...(exceptions as object),
          ...daysOf(single ?? [], { ...reading, name: '--exception' }),
        },
      };
    },
    hasView: false,
    examples: {
      one: 'svcdesk calendars save --name Office --zone Asia/Shanghai --hours "mon-fri 09:00-12:00,13:00-18:00"',
      day: 'svcdesk calendars save --id 01900000-0000-7000-8000-000000000001 --exception "2026-10-08 10:00-16:00"',
    },
  }),
});
