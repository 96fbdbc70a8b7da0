import { tree } from '@svcdesk/core/contract/order-types';
import { list, noun } from '../calls/define.ts';
import { treeFields, treeRows } from '../resources/tree.ts';

/** `svcdesk types`: types of orders. */
export const types = noun('types', {
  list: list({
    call: tree,
    fields: { site: 'cellId' },
    unpaged: true,
    items: treeRows,
    itemFields: treeFields,
    columns: treeFields,
    examples: { one: 'svcdesk types list' },
  }),
});
