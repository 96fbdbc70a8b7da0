import { preTrigger as call } from '@svcdesk/core/contract/orders';
import { viewCommand } from '../../call-commands/view-command.ts';
import { priorityWords } from '../../fields/codes.ts';

/** `svcdesk orders preview` */
export const preview = viewCommand({
  name: 'orders preview',
  call,
  fields: {
    site: 'cellId',
    type: 'typeId',
    catalog: 'serverCatalogId',
    title: 'title',
    priority: { field: 'priority', words: priorityWords },
  },
  examples: { one: 'svcdesk orders preview --site S001 --type Fault --catalog Printers' },
});
