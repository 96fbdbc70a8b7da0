import type { orderTypes } from '@svcdesk/core/contract';
import type { Intake } from '@svcdesk/core/rules';
import { liveCell } from '../../engine/visible-cell.ts';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { type NamedNode, treeOfNodes } from '../catalogs/tree.ts';

interface TypeRow extends NamedNode {
  intake: Intake;
}

const enabled = statement<TypeRow, [tenantId: string]>(
  'orderTypes.enabled',
  `SELECT id, parent_id AS "parentId", zh, en, intake FROM order_types
   WHERE tenant_id = $1 AND enabled ORDER BY sort, id`,
);

export const orderTypesHandlers: DomainHandlers<typeof orderTypes> = {
  tree: async ({ cellId }, context) => {
    const { db, tenantId, locale } = context;
    if (cellId) await liveCell(db, context, cellId);
    return treeOfNodes(await enabled.all(db, tenantId), locale, ({ intake }) => ({ intake }));
  },
};
