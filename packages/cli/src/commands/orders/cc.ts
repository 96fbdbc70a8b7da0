import { ccMark as call } from '@svcdesk/core/contract/backlog';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk orders cc` */
export const cc = writeCommand({
  name: 'orders cc',
  call,
  kind: 'order',
  each: 'orderId',
  fields: { person: 'userIds', group: 'groupIds', remark: 'remark' },
  action: 'cc',
  examples: {
    one: 'svcdesk orders cc WO202611200001 --person @me',
  },
});
