import { activate as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';
import { nextOf } from './next-of.ts';

/** `svcdesk orders activate` */
export const activate = writeCommand({
  name: 'orders activate',
  call,
  kind: 'order',
  each: thingFor('id', 'order'),
  fields: { remark: 'remark', attach: 'attachments' },
  always: { handleType: 5 },
  next: nextOf,
  examples: {
    one: 'svcdesk orders activate WO202611200001',
  },
});
