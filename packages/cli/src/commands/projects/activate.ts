import { activate as call } from '@svcdesk/core/contract/projects';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk projects activate` */
export const activate = writeCommand({
  name: 'projects activate',
  call,
  kind: 'project',
  each: thingFor('id', 'project'),
  texts: { remark: 'remark' },
  examples: {
    one: 'svcdesk projects activate PJ202611200001',
  },
});
