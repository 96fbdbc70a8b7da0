import { create as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { impactWords, priorityWords } from '../../fields/codes.ts';
import { customFieldFlag, withCustomFields } from '../custom-field-flag.ts';
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
    impact: { field: 'scope', words: impactWords },
    reporter: 'reportId',
    'reporter-name': 'reportName',
    'reporter-phone': 'reportPhone',
    asset: 'assetIds',
    attach: 'attachment',
    'began-at': 'gmtStart',
    group: 'groupId',
    engineer: 'engineerId',
    'plan-start': 'planStart',
    'plan-end': 'planEnd',
    remark: 'remark',
    'repeat-of': 'repeatOfId',
    'duplicate-of': 'duplicateOfId',
  },
  own: customFieldFlag,
  complete: withCustomFields,
  next: nextOf,
  examples: {
    file: 'svcdesk orders create --input order.json',
    one: 'svcdesk orders create --site S001 --type Fault --catalog Printers --title "Paper jam"',
    field:
      'svcdesk orders create --site S001 --type Fault --catalog Printers --title "Too hot" --field Temperature=24',
    duplicate: 'svcdesk orders create --input order.json --duplicate-of WO202611200001',
  },
});
