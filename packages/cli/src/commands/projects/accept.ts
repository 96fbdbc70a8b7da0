import { accept as call } from '@svcdesk/core/contract/projects';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk projects accept` */
export const accept = writeCommand({
  name: 'projects accept',
  call,
  kind: 'project',
  each: thingFor('orderId', 'project'),
  fields: { 'plan-start': 'planStart', 'plan-end': 'planEnd' },
  examples: {
    one: 'svcdesk projects accept WO202611200001',
  },
});
