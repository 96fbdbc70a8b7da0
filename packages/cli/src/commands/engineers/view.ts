import { findOne as call } from '@svcdesk/core/contract/engineers';
import { viewCommand } from '../../call-commands/view-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk engineers view` */
export const view = viewCommand({
  name: 'engineers view',
  call,
  args: [thingFor('id', 'person')],
  examples: { one: 'svcdesk engineers view "Li Wei"' },
});
