import { reporter as call } from '@svcdesk/core/contract/customers';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk reporters view` */
export const view = viewCommand({
  name: 'reporters view',
  call,
  args: [{ field: 'id', name: 'REPORTER' }],
  examples: { one: 'svcdesk reporters view 0190a6b8-0000-7000-8000-000000000001' },
});
