import { checkLock as call } from '@svcdesk/core/contract/requirements';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk requirements lock` */
export const lock = writeCommand({
  name: 'requirements lock',
  call,
  kind: 'requirement',
  each: thingFor('id', 'requirement'),
  examples: {
    one: 'svcdesk requirements lock RQ202611200001',
  },
});
