import type { catalogs, orderTypes } from '@svcdesk/core/contract';
import type { Intake } from '@svcdesk/core/rules';
import { type NamedNode, treeOfNodes } from '../../engine/tree.ts';
import { liveCell } from '../../engine/visible-cell.ts';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { suggestCatalogs } from './suggest.ts';

interface CatalogRow extends NamedNode {
  serviceMode: string;
  priority: number;
}

/** A catalogue with sites of its own is offered to those only; what is below one that is not offered, is not either. */
const offeredTo = statement<CatalogRow, [tenantId: string, cellId: string]>(
  'catalogs.offeredTo',
  `SELECT k.id, k.parent_id AS "parentId", k.zh, k.en, k.service_mode AS "serviceMode", k.priority
   FROM catalogs k WHERE k.tenant_id = $1 AND k.enabled AND (
     NOT EXISTS (SELECT FROM catalog_cells c WHERE c.tenant_id = $1 AND c.catalog_id = k.id)
     OR EXISTS (SELECT FROM catalog_cells c WHERE c.tenant_id = $1 AND c.catalog_id = k.id AND c.cell_id = $2))
   ORDER BY k.sort, k.id`,
);

export const catalogsHandlers: DomainHandlers<typeof catalogs> = {
  cascader: async ({ cellId }, context) => {
    const { db, tenantId, locale } = context;
    await liveCell(db, context, cellId);
    const rows = await offeredTo.all(db, tenantId, cellId);
    return treeOfNodes(rows, locale, ({ serviceMode, priority }) => ({ serviceMode, priority }));
  },
  suggest: async ({ cellId, text }, context) => {
    const { db, tenantId, locale } = context;
    await liveCell(db, context, cellId);
    return suggestCatalogs(db, { tenantId, cellId, text, locale });
  },
};

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
