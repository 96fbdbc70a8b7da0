import { create as call } from '@svcdesk/core/contract/requirements';
import { writeCommand } from '../../call-commands/write-command.ts';

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
    asset: 'assetIds',
    attach: 'adjunct',
  },
  examples: { one: 'svcdesk requirements create --site S001 --title "A second printer"' },
});
