import { skillTree } from '@svcdesk/core/contract/engineers';
import { list, noun } from '../calls/define.ts';
import { treeFields, treeRows } from '../resources/tree.ts';

/** `svcdesk skills`: skills to choose from. */
export const skills = noun('skills', {
  list: list({
    call: skillTree,
    fields: { invite: 'inviteCode' },
    unpaged: true,
    items: treeRows,
    itemFields: treeFields,
    columns: treeFields,
    examples: { one: 'svcdesk skills list' },
  }),
});
