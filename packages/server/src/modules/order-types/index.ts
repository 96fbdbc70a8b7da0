import type { orderTypes } from '@svcdesk/core/contract';
import { statement } from '../../db/index.ts';
import type { DomainHandlers } from '../../http/handler.ts';
import { type NamedNode, treeOfNodes } from '../catalogs/tree.ts';
import { liveCell } from '../cells/visible-cell.ts';

const enabled = statement<NamedNode, [tenantId: string]>(
  'orderTypes.enabled',
  `SELECT id, parent_id AS "parentId", zh, en FROM order_types
   WHERE tenant_id = $1 AND enabled ORDER BY sort, id`,
);

export const orderTypesHandlers: DomainHandlers<typeof orderTypes> = {
  tree: async ({ cellId }, context) => {
    const { db, tenantId, locale } = context;
    if (cellId) await liveCell(db, context, cellId);
    return treeOfNodes(await enabled.all(db, tenantId), locale);
  },
};
