import { suggest as call } from '@svcdesk/core/contract/catalogs';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk catalogs suggest` */
export const suggest = listCommand({
  name: 'catalogs suggest',
  call,
  whole: true,
  asksBack: true,
  args: ['cellId'],
  fields: { text: 'text' },
  columns: ['serverCatalogName', 'typeName', 'score'],
  examples: { one: 'svcdesk catalogs suggest S001 --text "The printer is out of paper"' },
});
