import { breakLock as call } from '@svcdesk/core/contract/requirements';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk requirements break-lock` */
export const breakLock = writeCommand({
  name: 'requirements break-lock',
  call,
  kind: 'requirement',
  each: thingFor('id', 'requirement'),
  examples: { one: 'svcdesk requirements break-lock RQ202611200001' },
});
