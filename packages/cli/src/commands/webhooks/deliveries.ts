import { deliveries as call } from '@svcdesk/core/contract/webhooks';
import { listCommand } from '../../call-commands/list-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk webhooks deliveries` */
export const deliveries = listCommand({
  name: 'webhooks deliveries',
  call,
  args: [thingFor('id', 'webhook')],
  asksBack: true,
  columns: ['createdAt', 'event', 'state', 'attempts', 'httpStatus'],
  examples: { one: 'svcdesk webhooks deliveries https://example.com/hook' },
});
