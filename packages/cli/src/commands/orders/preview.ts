import { preTrigger as call } from '@svcdesk/core/contract/orders';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk orders preview` */
export const preview = viewCommand({
  name: 'orders preview',
  call,
  fields: {
    site: 'cellId',
    type: 'typeId',
    catalog: 'serverCatalogId',
    title: 'title',
    priority: 'priority',
  },
  examples: { one: 'svcdesk orders preview --site S001 --type Fault --catalog Printers' },
});
