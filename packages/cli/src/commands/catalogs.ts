import { cascader, suggest } from '@svcdesk/core/contract/catalogs';
import { list, noun } from '../calls/define.ts';
import { treeFields, treeRows } from '../resources/tree.ts';

/** `svcdesk catalogs`: service catalogues. */
export const catalogs = noun('catalogs', {
  list: list({
    call: cascader,
    args: ['cellId'],
    hasRequiredFields: true,
    unpaged: true,
    items: treeRows,
    itemFields: treeFields,
    columns: treeFields,
    examples: { one: 'svcdesk catalogs list S001' },
  }),
  suggest: list({
    call: suggest,
    unpaged: true,
    hasRequiredFields: true,
    args: ['cellId'],
    fields: { text: 'text' },
    columns: ['serverCatalogName', 'typeName', 'score'],
    examples: { one: 'svcdesk catalogs suggest S001 --text "The printer is out of paper"' },
  }),
});
