import { history as call } from '@svcdesk/core/contract/orders';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk orders history` */
export const history = listCommand({
  name: 'orders history',
  call,
  kind: 'order',
  whole: true,
  args: ['orderId'],
  columns: ['at', 'byName', 'action', 'remark'],
  examples: {
    one: 'svcdesk orders history WO202611200001',
  },
});
