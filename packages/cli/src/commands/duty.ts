import { calendar, set } from '@svcdesk/core/contract/duty';
import { list, noun, write } from '../calls/define.ts';
import { codeFor } from '../calls/fields.ts';
import type { Context } from '../command.ts';
import { readDay } from '../line/when.ts';

function thisMonth({ phrases, host }: Context): string {
  return readDay('today', { name: 'MONTH', phrases, now: host.now() }).slice(0, 'YYYY-MM'.length);
}

/** `svcdesk duty`: duty. */
export const duty = noun('duty', {
  show: list({
    call: calendar,
    whole: true,
    asksBack: true,
    args: [{ field: 'month', name: 'MONTH', optional: true }],
    usual: { MONTH: thisMonth },
    fields: { group: 'groupId' },
    columns: ['date', 'groupName', 'people'],
    examples: { now: 'svcdesk duty show', one: 'svcdesk duty show 2026-11 --group "Network team"' },
  }),
  set: write({
    call: set,
    args: ['groupId'],
    fields: { date: 'date', shift: codeFor('shift', 'shiftType'), person: 'accountIds' },
    viewed: false,
    examples: { one: 'svcdesk duty set "Network team" --date tomorrow --shift day --person @me' },
  }),
});
