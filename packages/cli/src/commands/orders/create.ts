import { create as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { priorityWords } from '../../fields/codes.ts';
import { nextOf } from './next-of.ts';

/** `svcdesk orders create` */
export const create = writeCommand({
  name: 'orders create',
  call,
  kind: 'order',
  texts: { content: 'content' },
  fields: {
    site: 'cellId',
    type: 'typeId',
    catalog: 'serverCatalogId',
    title: 'title',
    priority: { field: 'priority', words: priorityWords },
    reporter: 'reportId',
    asset: 'assetIds',
    attach: 'attachment',
    'began-at': 'gmtStart',
    'duplicate-of': 'duplicateOfId',
  },
  next: nextOf,
  examples: {
    file: 'svcdesk orders create --input order.json',
    one: 'svcdesk orders create --site S001 --type Fault --catalog Printers --title "Paper jam"',
    duplicate: 'svcdesk orders create --input order.json --duplicate-of WO202611200001',
  },
});
