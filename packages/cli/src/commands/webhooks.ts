import * as calls from '@svcdesk/core/contract/webhooks';
import { list, noun, write } from '../calls/define.ts';
import { resource, switchFor } from '../calls/fields.ts';

/** `svcdesk webhooks`: webhooks of the organisation. */
export const webhooks = noun('webhooks', {
  list: list({
    call: calls.list,
    unpaged: true,
    columns: ['id', 'url', 'enabled', 'failingSince'],
    examples: { one: 'svcdesk webhooks list' },
  }),
  delete: write({
    call: calls.delete,
    each: resource('id', 'webhook'),
    confirm: true,
    hasView: false,
    examples: { one: 'svcdesk webhooks delete https://example.com/hook --yes' },
  }),
  set: write({
    call: calls.save,
    fields: {
      id: resource('id', 'webhook'),
      url: 'url',
      event: 'events',
      enabled: 'enabled',
      'renew-secret': switchFor('renewSecret'),
    },
    otherCalls: [calls.list],
    change: {
      field: 'id',
      before: async (id, { caller }) => (await caller.call(calls.list, {})).find((hook) => hook.id === id),
    },
    shows: ['secret'],
    hasView: false,
    examples: {
      one: 'svcdesk webhooks set --url https://example.com/hook --event order.created',
      off: 'svcdesk webhooks set --id https://example.com/hook --enabled no',
    },
  }),
  deliveries: list({
    call: calls.deliveries,
    args: [resource('id', 'webhook')],
    hasRequiredFields: true,
    columns: ['createdAt', 'event', 'state', 'attempts', 'httpStatus'],
    examples: { one: 'svcdesk webhooks deliveries https://example.com/hook' },
  }),
});
