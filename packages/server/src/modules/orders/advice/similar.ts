import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import { maySee } from '@svcdesk/core/rules';
import { similarFrom, similarityOf } from '@svcdesk/core/scheduling';
import type { ReadContext } from '../../../engine/context.ts';
import { orderOpen } from '../../../engine/statuses.ts';
import { liveCell } from '../../../engine/visible-cell.ts';
import { type Statement, statement } from '../../../platform/db/index.ts';
import type { Locale } from '../../../platform/http/handler.ts';
import { stateOf } from '../row/state.ts';
import { type SummaryRow, summaryParts } from '../row/summary-row.ts';
import { summariesOf } from '../summary.ts';

type Row = SummaryRow & { assetIds: string[] | null; copied: boolean };

/** A site has few open orders; of one that has more, the newest are compared. */
const maxCompared = 200;
const maxShown = 5;

function openOfCell(locale: Locale): Statement<Row, [tenantId: string, cellId: string, accountId: string]> {
  const { columns, joins } = summaryParts[locale];
  return statement(
    `orders.openOfCell.${locale}`,
    `SELECT ${columns}, EXISTS (SELECT FROM order_cc c WHERE c.tenant_id = o.tenant_id AND c.order_id = o.id
         AND c.account_id = $3) AS copied,
       (SELECT jsonb_agg(x.asset_id) FROM order_assets x
        WHERE x.tenant_id = o.tenant_id AND x.order_id = o.id) AS "assetIds"
     FROM orders o ${joins}
     WHERE o.tenant_id = $1 AND o.cell_id = $2 AND ${orderOpen('o')}
     ORDER BY o.created_at DESC, o.id DESC LIMIT ${maxCompared}`,
  );
}

const open = { 'zh-CN': openOfCell('zh-CN'), en: openOfCell('en') };

/** Open orders of a site that the reader sees and that may be about what they are about to report. */
export async function similarOrders(input: CheckedRequestOf<typeof orders.similar>, context: ReadContext) {
  const { db, tenantId, actor, locale } = context;
  await liveCell(db, context, input.cellId);
  const rows = await open[locale].all(db, tenantId, input.cellId, actor.accountId);
  const found = rows
    .filter((row) => maySee(stateOf(row, { copied: row.copied }), actor))
    .map((row) => ({ row, likeness: similarityOf(input, { ...row, assetIds: row.assetIds ?? [] }) }))
    .filter(({ likeness }) => likeness >= similarFrom)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, maxShown);
  return summariesOf(
    db,
    context,
    found.map(({ row }) => row),
  );
}
