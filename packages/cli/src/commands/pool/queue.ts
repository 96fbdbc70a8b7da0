import { queue as call } from '@svcdesk/core/contract/pool';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk pool queue` */
export const queue = listCommand({
  name: 'pool queue',
  call,
  kind: 'order',
  whole: true,
  fields: { group: 'groupId', part: 'part' },
  items: ({ list }) => list,
  columns: ['orderNo', 'priority', 'nextDueAt', 'suggestion', 'cellName', 'title'],
  examples: { one: 'svcdesk pool queue' },
});
