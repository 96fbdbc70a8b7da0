import { remind as call } from '@svcdesk/core/contract/requirements';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk requirements remind` */
export const remind = writeCommand({
  name: 'requirements remind',
  call,
  kind: 'requirement',
  each: thingFor('id', 'requirement'),
  examples: { one: 'svcdesk requirements remind RQ202611200001' },
});
