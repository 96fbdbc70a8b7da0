import { create as call } from '@svcdesk/core/contract/device-orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { priorityWords } from '../../fields/codes.ts';

/** `svcdesk devices create` */
export const create = writeCommand({
  name: 'devices create',
  call,
  kind: 'device',
  texts: { content: 'content' },
  fields: {
    site: 'cellId',
    title: 'title',
    group: 'groupId',
    engineer: 'engineerId',
    manager: 'managerId',
    checker: 'checkerId',
    asset: 'assetIds',
    priority: { field: 'priority', words: priorityWords },
    'due-at': 'dueAt',
    attach: 'attachment',
  },
  examples: { one: 'svcdesk devices create --site S001 --title "Swap the access switch"' },
});
