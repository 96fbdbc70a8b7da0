import { calendar, set } from '@svcdesk/core/contract/duty';
import { list, noun, write } from '../calls/define.ts';
import { code } from '../calls/fields.ts';
import type { Context } from '../command.ts';
import { readDay } from '../line/when.ts';

function thisMonth({ phrases, host }: Context): string {
  return readDay('today', { name: 'MONTH', phrases, now: host.now() }).slice(0, 'YYYY-MM'.length);
}

/** `svcdesk duty`: duty. */
export const duty = noun('duty', {
  show: list({
    call: calendar,
    unpaged: true,
    hasRequiredFields: true,
    args: [{ field: 'month', name: 'MONTH', optional: true }],
    defaults: { MONTH: thisMonth },
    fields: { group: 'groupId' },
    columns: ['date', 'groupName', 'people'],
    examples: { now: 'svcdesk duty show', one: 'svcdesk duty show 2026-11 --group "Network team"' },
  }),
  set: write({
    call: set,
    args: ['groupId'],
    fields: { date: 'date', shift: code('shift', 'shiftType'), person: 'accountIds' },
    hasView: false,
    examples: { one: 'svcdesk duty set "Network team" --date tomorrow --shift day --person "Li Wei"' },
  }),
});
