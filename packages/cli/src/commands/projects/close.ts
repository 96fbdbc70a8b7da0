import { handle as call } from '@svcdesk/core/contract/projects';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk projects close` */
export const close = writeCommand({
  name: 'projects close',
  call,
  kind: 'project',
  each: thingFor('orderId', 'project'),
  always: { action: 'close' },
  action: 'close',
  confirm: true,
  examples: {
    one: 'svcdesk projects close PJ202611200001 --yes',
  },
});
