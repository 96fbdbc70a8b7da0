import { list as call } from '@svcdesk/core/contract/requirements';
import { listCommand } from '../../call-commands/list-command.ts';
import { statusFor } from '../../fields/field-use.ts';

/** `svcdesk requirements list` */
export const list = listCommand({
  name: 'requirements list',
  call,
  kind: 'requirement',
  fields: { status: statusFor('status', 'requirement'), site: 'cellId', keyword: 'keyword' },
  columns: ['requirementNo', 'status', 'cellName', 'createdAt', 'title'],
  examples: {
    one: 'svcdesk requirements list --status submitted',
  },
});
