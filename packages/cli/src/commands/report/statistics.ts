import { statistics as call } from '@svcdesk/core/contract/workbench';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk report statistics` */
export const statistics = listCommand({
  name: 'report statistics',
  call,
  whole: true,
  asksBack: true,
  fields: { from: 'from', to: 'to', by: 'groupBy' },
  usual: { from: '-30d', to: 'today' },
  columns: ['key', 'name', 'created', 'resolved'],
  examples: { one: 'svcdesk report statistics --from -30d --to today' },
});
