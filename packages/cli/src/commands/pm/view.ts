import { detail as call } from '@svcdesk/core/contract/pm-orders';
import { viewCommand } from '../../call-commands/view-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk pm view` */
export const view = viewCommand({
  name: 'pm view',
  call,
  kind: 'pm',
  args: [thingFor('id', 'pm')],
  examples: {
    one: 'svcdesk pm view WO202611200001',
  },
});
