import { findOne as call } from '@svcdesk/core/contract/projects';
import { viewCommand } from '../../call-commands/view-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk projects view` */
export const view = viewCommand({
  name: 'projects view',
  call,
  kind: 'project',
  args: [thingFor('orderId', 'project')],
  examples: {
    one: 'svcdesk projects view WO202611200001',
  },
});
