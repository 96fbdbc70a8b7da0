import { bind as call } from '@svcdesk/core/contract/order-assets';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk assets bind` */
export const bind = writeCommand({
  name: 'assets bind',
  call,
  args: ['orderId', { field: 'ciIds', many: true }],
  viewed: false,
  examples: { one: 'svcdesk assets bind WO202611200001 A-0001 A-0002' },
});
