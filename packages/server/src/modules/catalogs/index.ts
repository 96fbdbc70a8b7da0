import type { catalogs, orderTypes } from '@svcdesk/core/contract';
import type { Intake } from '@svcdesk/core/rules';
import { type NamedNode, treeOfNodes } from '../../engine/tree.ts';
import { liveSite } from '../../engine/visible-site.ts';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { catalogsOffered, suggestCatalogs } from './suggest.ts';

interface CatalogRow extends NamedNode {
  serviceMode: string;
  priority: number;
}

const offeredTo = statement<CatalogRow, [tenantId: string, cellId: string]>(
  'catalogs.offeredTo',
  `SELECT k.id, k.parent_id AS "parentId", k.zh, k.en, k.service_mode AS "serviceMode", k.priority
   FROM ${catalogsOffered} ORDER BY k.sort, k.id`,
);

export const catalogsHandlers: DomainHandlers<typeof catalogs> = {
  cascader: async ({ cellId }, context) => {
    const { db, tenantId, locale } = context;
    await liveSite(db, context, cellId);
    const rows = await offeredTo.all(db, tenantId, cellId);
    return treeOfNodes(rows, locale, ({ serviceMode, priority }) => ({ serviceMode, priority }));
  },
  suggest: async (input, context) => {
    await liveSite(context.db, context, input.cellId);
    return suggestCatalogs(context.db, context, input);
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
    if (cellId) await liveSite(db, context, cellId);
    return treeOfNodes(await enabled.all(db, tenantId), locale, ({ intake }) => ({ intake }));
  },
};
