import { page as call } from '@svcdesk/core/contract/pool';
import { listCommand } from '../../call-commands/list-command.ts';
import { statusFor } from '../../fields/field-use.ts';

/** `svcdesk pool list` */
export const list = listCommand({
  name: 'pool list',
  call,
  kind: 'order',
  fields: { group: 'groupId', status: statusFor('status', 'order') },
  columns: ['orderNo', 'status', 'priority', 'nextDueAt', 'cellName', 'title'],
  examples: {
    one: 'svcdesk pool list --group "Network team"',
  },
});
