import { save as call, list } from '@svcdesk/core/contract/webhooks';
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
  besides: [list],
  change: {
    field: 'id',
    before: async (id, { caller }) => (await caller.call(list, {})).find((hook) => hook.id === id),
  },
  shows: ['secret'],
  viewed: false,
  examples: {
    one: 'svcdesk webhooks set --url https://example.com/hook --event order.created',
    off: 'svcdesk webhooks set --id https://example.com/hook --enabled no',
  },
});
