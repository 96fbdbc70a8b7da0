import { tree as call } from '@svcdesk/core/contract/dictionary';
import { dictionaryCodes } from '@svcdesk/core/rules';
import { listCommand } from '../../call-commands/list-command.ts';
import { treeFields, treeRows } from '../../show/tree-rows.ts';

/** `svcdesk dictionaries view` */
export const view = listCommand({
  name: 'dictionaries view',
  call,
  args: [{ field: 'code', name: 'CODE', values: [...dictionaryCodes, 'region'] }],
  asksBack: true,
  whole: true,
  items: treeRows,
  itemFields: treeFields,
  columns: treeFields,
  examples: { one: 'svcdesk dictionaries view hangUpReason' },
});
