import { detail as call } from '@svcdesk/core/contract/device-orders';
import { viewCommand } from '../../call-commands/view-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk devices view` */
export const view = viewCommand({
  name: 'devices view',
  call,
  kind: 'device',
  args: [thingFor('id', 'device')],
  examples: {
    one: 'svcdesk devices view WO202611200001',
  },
});
