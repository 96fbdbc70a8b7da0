import { handle as call } from '@svcdesk/core/contract/device-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk devices finish` */
export const finish = writeCommand({
  name: 'devices finish',
  call,
  kind: 'device',
  args: [thingFor('id', 'device')],
  texts: { result: 'result' },
  fields: { attach: 'attachments' },
  always: { action: 'finish' },
  action: 'finish',
  examples: {
    one: 'svcdesk devices finish DV202611200001 --result "Replaced; every port is up" --attach port.jpg',
  },
});
