import * as orders from '@svcdesk/core/contract/orders';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk orders view` */
export const view = viewCommand({
  name: 'orders view',
  aliases: ['show'],
  call: orders.detail,
  besides: [orders.history],
  kind: 'order',
  args: ['orderId'],
  more: ['history'],
  extra: async ({ orderId }, { caller }) => ({
    history: await caller.call(orders.history, { orderId: String(orderId) }),
  }),
  examples: {
    text: 'svcdesk orders view WO202611200001',
    json: "svcdesk orders view WO202611200001 --jq '.history[-1]'",
  },
});
