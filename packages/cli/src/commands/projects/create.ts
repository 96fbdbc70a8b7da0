import { create as call } from '@svcdesk/core/contract/projects';
import { writeCommand } from '../../call-commands/write-command.ts';
import { priorityWords } from '../../fields/codes.ts';

/** `svcdesk projects create`: its stages come with `--input`. */
export const create = writeCommand({
  name: 'projects create',
  call,
  kind: 'project',
  fields: {
    project: 'projectName',
    manager: 'managerId',
    site: 'cellId',
    title: 'title',
    priority: { field: 'priority', words: priorityWords },
    group: 'groupId',
    engineer: 'engineerId',
    'due-at': 'dueAt',
  },
  texts: { content: 'content' },
  viewed: false,
  next: ({ orderNo }) => `svcdesk projects view ${orderNo}`,
  examples: {
    one: 'svcdesk projects create --project "Network renewal" --site "Xuhui store" --input order.json',
  },
});
