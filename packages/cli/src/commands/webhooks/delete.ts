import { delete as call } from '@svcdesk/core/contract/webhooks';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk webhooks delete` */
export const remove = writeCommand({
  name: 'webhooks delete',
  call,
  each: thingFor('id', 'webhook'),
  confirm: true,
  viewed: false,
  examples: {
    one: 'svcdesk webhooks delete https://example.com/hook --yes',
  },
});
