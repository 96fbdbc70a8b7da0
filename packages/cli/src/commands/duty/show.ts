import { calendar as call } from '@svcdesk/core/contract/duty';
import { listCommand } from '../../call-commands/list-command.ts';
import type { Context } from '../../command/command.ts';
import { readDay } from '../../command/time-flags.ts';

/** `svcdesk duty show` */
export const show = listCommand({
  name: 'duty show',
  call,
  whole: true,
  asksBack: true,
  args: [{ field: 'month', name: 'MONTH', optional: true }],
  usual: { MONTH: thisMonth },
  fields: { group: 'groupId' },
  columns: ['date', 'groupName', 'people'],
  examples: { now: 'svcdesk duty show', one: 'svcdesk duty show 2026-11 --group "Network team"' },
});

function thisMonth({ phrases, host }: Context): string {
  return readDay('today', { name: 'MONTH', phrases, now: host.now() }).slice(0, 'YYYY-MM'.length);
}
