import { toOrder as call } from '@svcdesk/core/contract/requirements';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk requirements to-order` */
export const toOrder = writeCommand({
  name: 'requirements to-order',
  call,
  kind: 'order',
  args: [thingFor('id', 'requirement')],
  fields: { group: 'groupId', engineer: 'engineerId', remark: 'remark' },
  examples: { one: 'svcdesk requirements to-order RQ202611200001 --input draft.json' },
});
