import { detail as call, records } from '@svcdesk/core/contract/entrust';
import { findAny } from '@svcdesk/core/contract/orders';
import { viewCommand } from '../../call-commands/view-command.ts';
import { oneStatusFor, thingFor } from '../../fields/field-use.ts';

/** `svcdesk entrust view`: opened with the status that the list showed, so that one that changed meanwhile is said. */
export const view = viewCommand({
  name: 'entrust view',
  call,
  besides: [findAny, records],
  kind: 'entrust',
  args: [thingFor('id', 'entrust')],
  fields: { status: oneStatusFor('status', 'entrust') },
  more: ['records'],
  async complete({ id = '', status }, { caller }) {
    return status === undefined ? { status: (await caller.call(findAny, { orderId: id })).order.status } : {};
  },
  extra: async ({ id }, { caller }) => ({ records: await caller.call(records, { id: String(id) }) }),
  examples: {
    one: 'svcdesk entrust view EN202611200001',
    seen: 'svcdesk entrust view EN202611200001 --status toDistribute',
  },
});
