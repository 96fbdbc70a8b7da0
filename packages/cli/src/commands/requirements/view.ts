import { detail as call } from '@svcdesk/core/contract/requirements';
import { viewCommand } from '../../call-commands/view-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk requirements view` */
export const view = viewCommand({
  name: 'requirements view',
  call,
  kind: 'requirement',
  args: [thingFor('id', 'requirement')],
  examples: {
    one: 'svcdesk requirements view RQ202611200001',
  },
});
