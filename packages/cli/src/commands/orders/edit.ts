import { edit as call, detail } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { priorityWords } from '../../fields/codes.ts';
import { customFieldFlag, withCustomFields } from '../custom-field-flag.ts';

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
    catalog: 'serverCatalogId',
    service: 'serviceMode',
    reporter: 'reportId',
    remark: 'remark',
  },
  own: customFieldFlag,
  async complete(request, connection, context, flags) {
    const order = await connection.caller.call(detail, { orderId: String(request.orderId) });
    // The contract wants the version that the change was made on.
    const version = { version: order.version };
    if ((flags.field as readonly unknown[]).length === 0) return version;
    const { cellId, typeId, fields } = { ...order, ...request };
    const answers = fields as typeof order.fields;
    const draft = {
      cellId,
      typeId,
      fields: answers.map(({ fieldId, fieldValue }) => ({ fieldId, fieldValue })),
    };
    return { ...version, ...(await withCustomFields(draft, connection, context, flags)) };
  },
  examples: {
    one: 'svcdesk orders edit WO202611200001 --priority urgent',
  },
});
