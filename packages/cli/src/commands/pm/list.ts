import { page as call } from '@svcdesk/core/contract/pm-orders';
import { listCommand } from '../../call-commands/list-command.ts';
import { statusFor } from '../../fields/field-use.ts';

/** `svcdesk pm list` */
export const list = listCommand({
  name: 'pm list',
  call,
  kind: 'pm',
  fields: { status: statusFor('status', 'pm'), scope: 'scope', site: 'cellId', keyword: 'keyword' },
  columns: ['orderNo', 'status', 'dueOn', 'engineerName', 'cellName', 'title'],
  examples: {
    one: 'svcdesk pm list --scope mine',
  },
});
