import { cancelCc as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk orders uncc` */
export const uncc = writeCommand({
  name: 'orders uncc',
  call,
  kind: 'order',
  each: 'orderId',
  fields: { person: 'userIds', group: 'groupIds' },
  examples: { one: 'svcdesk orders uncc WO202611200001 --person @me' },
});
