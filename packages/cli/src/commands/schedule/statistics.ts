import { statistics as call } from '@svcdesk/core/contract/plans';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk schedule statistics` */
export const statistics = listCommand({
  name: 'schedule statistics',
  call,
  whole: true,
  asksBack: true,
  fields: { from: 'from', to: 'to', group: 'groupId' },
  usual: { from: '-30d', to: 'today' },
  columns: ['name', 'saturation', 'plannedMinutes', 'scheduledCount', 'resolvedCount', 'openCount'],
  examples: { one: 'svcdesk schedule statistics --from -30d --to today' },
});
