import { edit as call, detail } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { priorityWords } from '../../fields/codes.ts';

/** `svcdesk orders edit` */
export const edit = writeCommand({
  name: 'orders edit',
  call,
  kind: 'order',
  args: ['orderId'],
  fields: {
    title: 'title',
    priority: { field: 'priority', words: priorityWords },
    type: 'typeId',
    service: 'serviceMode',
    reporter: 'reportId',
    remark: 'remark',
  },
  // The contract wants the version that the change was made on.
  complete: async ({ orderId }, { caller }) => ({
    version: (await caller.call(detail, { orderId: String(orderId) })).version,
  }),
  examples: {
    one: 'svcdesk orders edit WO202611200001 --priority urgent',
  },
});
