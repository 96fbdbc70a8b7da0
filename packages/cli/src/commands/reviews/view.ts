import { detail as call } from '@svcdesk/core/contract/reviews';
import { viewCommand } from '../../call-commands/view-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk reviews view` */
export const view = viewCommand({
  name: 'reviews view',
  call,
  kind: 'review',
  args: [thingFor('id', 'review')],
  examples: {
    one: 'svcdesk reviews view 01900000-0000-7000-8000-000000000001',
  },
});
