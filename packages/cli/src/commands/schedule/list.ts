import { list as call } from '@svcdesk/core/contract/plans';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk schedule list` */
export const list = listCommand({
  name: 'schedule list',
  call,
  whole: true,
  asksBack: true,
  fields: { from: 'from', to: 'to', group: 'groupId', person: 'accountIds' },
  usual: { from: 'today', to: '+7d' },
  columns: ['accountName', 'planStart', 'planEnd', 'orderNo', 'cellName', 'title'],
  examples: { one: 'svcdesk schedule list --from monday --to +7d' },
});
