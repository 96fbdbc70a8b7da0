import { create as call } from '@svcdesk/core/contract/requirements';
import { writeCommand } from '../../call-commands/write-command.ts';
import { customFieldFlag, withCustomFields } from '../custom-field-flag.ts';

/** `svcdesk requirements create` */
export const create = writeCommand({
  name: 'requirements create',
  call,
  kind: 'requirement',
  texts: { content: 'content' },
  fields: {
    site: 'cellId',
    title: 'title',
    type: 'typeId',
    catalog: 'serverCatalogId',
    reporter: 'reportId',
    'reporter-name': 'reportName',
    'reporter-phone': 'reportPhone',
    asset: 'assetIds',
    attach: 'adjunct',
    'copy-of': 'copyOfId',
  },
  own: customFieldFlag,
  complete: withCustomFields,
  examples: { one: 'svcdesk requirements create --site S001 --title "A second printer"' },
});
