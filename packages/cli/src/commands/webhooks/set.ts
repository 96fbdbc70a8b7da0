import { save as call } from '@svcdesk/core/contract/webhooks';
import { writeCommand } from '../../call-commands/write-command.ts';
import { switchFor, thingFor } from '../../fields/field-use.ts';

/** `svcdesk webhooks set` */
export const set = writeCommand({
  name: 'webhooks set',
  call,
  fields: {
    id: thingFor('id', 'webhook'),
    url: 'url',
    event: 'events',
    enabled: 'enabled',
    'renew-secret': switchFor('renewSecret'),
  },
  shows: ['secret'],
  viewed: false,
  examples: { one: 'svcdesk webhooks set --url https://example.com/hook --event order.created' },
});
