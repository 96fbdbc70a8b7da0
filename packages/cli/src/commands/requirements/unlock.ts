import { unlock as call } from '@svcdesk/core/contract/requirements';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk requirements unlock` */
export const unlock = writeCommand({
  name: 'requirements unlock',
  call,
  kind: 'requirement',
  each: thingFor('id', 'requirement'),
  examples: {
    one: 'svcdesk requirements unlock RQ202611200001',
  },
});
