import { page as call } from '@svcdesk/core/contract/device-orders';
import { listCommand } from '../../call-commands/list-command.ts';
import { statusFor } from '../../fields/field-use.ts';

/** `svcdesk devices list` */
export const list = listCommand({
  name: 'devices list',
  call,
  kind: 'device',
  fields: { status: statusFor('status', 'device'), scope: 'scope', site: 'cellId', keyword: 'keyword' },
  columns: ['orderNo', 'status', 'dueAt', 'engineerName', 'cellName', 'title'],
  examples: {
    one: 'svcdesk devices list --scope mine',
  },
});
