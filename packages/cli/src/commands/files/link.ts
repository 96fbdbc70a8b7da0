import { link as call } from '@svcdesk/core/contract/files';
import { viewCommand } from '../../call-commands/view-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk files link` */
export const link = viewCommand({
  name: 'files link',
  call,
  args: [thingFor('id', 'file')],
  examples: { one: 'svcdesk files link 01900000-0000-7000-8000-000000000001' },
});
