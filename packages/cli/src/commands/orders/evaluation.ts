import { evaluation as call } from '@svcdesk/core/contract/orders';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk orders evaluation` */
export const evaluation = viewCommand({
  name: 'orders evaluation',
  call,
  args: ['orderId'],
  examples: { one: 'svcdesk orders evaluation WO202611200001' },
});
