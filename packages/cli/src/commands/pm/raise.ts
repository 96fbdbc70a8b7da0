import { raise as call } from '@svcdesk/core/contract/pm-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk pm raise` */
export const raise = writeCommand({
  name: 'pm raise',
  call,
  kind: 'order',
  args: [thingFor('id', 'pm')],
  fields: {
    item: thingFor('itemId', 'item'),
    type: 'typeId',
    catalog: 'serverCatalogId',
    title: 'title',
    content: 'content',
  },
  examples: { one: 'svcdesk pm raise PM202611200001 --item 01900000-0000-7000-8000-000000000001' },
});
