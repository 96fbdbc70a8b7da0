import { handle as call } from '@svcdesk/core/contract/projects';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk projects transfer` */
export const transfer = writeCommand({
  name: 'projects transfer',
  call,
  kind: 'project',
  each: thingFor('orderId', 'project'),
  always: { action: 'transfer' },
  action: 'transfer',
  fields: { group: 'groupId', engineer: 'engineerId', remark: 'remark' },
  examples: {
    one: 'svcdesk projects transfer PJ202611200001 --group "Project team" --remark "Survey is done"',
  },
});
