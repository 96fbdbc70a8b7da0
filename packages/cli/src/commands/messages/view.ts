import { findOne as call } from '@svcdesk/core/contract/messages';
import { viewCommand } from '../../call-commands/view-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk messages view` */
export const view = viewCommand({
  name: 'messages view',
  call,
  args: [thingFor('id', 'message')],
  examples: {
    one: 'svcdesk messages view 01900000-0000-7000-8000-000000000001',
  },
});
