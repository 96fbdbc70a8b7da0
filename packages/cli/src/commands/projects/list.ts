import { backlogPage as call } from '@svcdesk/core/contract/projects';
import { listCommand } from '../../call-commands/list-command.ts';
import { statusFor } from '../../fields/field-use.ts';

/** `svcdesk projects list` */
export const list = listCommand({
  name: 'projects list',
  call,
  kind: 'project',
  fields: { status: statusFor('status', 'project'), scope: 'scope', keyword: 'keyword' },
  columns: ['orderNo', 'status', 'projectName', 'handlerName', 'dueAt', 'title'],
  examples: {
    one: 'svcdesk projects list --status open',
  },
});
