import { tree } from '@svcdesk/core/contract/dictionary';
import { dictionaryCodes } from '@svcdesk/core/rules';
import { list, noun } from '../calls/define.ts';
import { treeFields, treeRows } from '../resources/tree.ts';

/** `svcdesk dictionaries`: dictionaries. */
export const dictionaries = noun('dictionaries', {
  view: list({
    call: tree,
    args: [{ field: 'code', name: 'CODE', values: [...dictionaryCodes, 'region'] }],
    hasRequiredFields: true,
    unpaged: true,
    items: treeRows,
    itemFields: treeFields,
    columns: treeFields,
    examples: { one: 'svcdesk dictionaries view hangUpReason' },
  }),
});
