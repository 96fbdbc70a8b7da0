import { switchGroup } from '@svcdesk/core/contract/auth';
import * as calls from '@svcdesk/core/contract/groups';
import { list, noun, write } from '../calls/define.ts';
import { groupFields, groupRows } from '../resources/tree.ts';

/** `svcdesk groups`: groups of the organisation. */
export const groups = noun('groups', {
  list: list({
    call: calls.list,
    unpaged: true,
    fields: { keyword: 'keyword' },
    columns: ['name', 'path', 'lead', 'member'],
    examples: { one: 'svcdesk groups list --keyword network' },
  }),
  switch: write({
    call: switchGroup,
    args: ['groupId'],
    hasView: false,
    examples: { one: 'svcdesk groups switch "Network team"' },
  }),
  tree: list({
    call: calls.tree,
    unpaged: true,
    items: groupRows,
    itemFields: groupFields,
    columns: groupFields,
    examples: { one: 'svcdesk groups tree' },
  }),
});
