import { modify as call } from '@svcdesk/core/contract/order-assets';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk assets correct` */
export const correct = writeCommand({
  name: 'assets correct',
  call,
  args: ['orderId', 'ciId'],
  fields: { field: { field: 'fields', pairs: true } },
  viewed: false,
  examples: { one: 'svcdesk assets correct WO202611200001 A-0001 --field serial=X1' },
});
