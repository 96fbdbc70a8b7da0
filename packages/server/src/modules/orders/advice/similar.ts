import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import { maySee } from '@svcdesk/core/rules';
import { similarFrom, similarityOf } from '@svcdesk/core/scheduling';
import type { ReadContext } from '../../../engine/context.ts';
import { orderOpen } from '../../../engine/statuses.ts';
import { liveCell } from '../../../engine/visible-cell.ts';
import { statement } from '../../../platform/db/index.ts';
import { copiedTo, stateOf } from '../row/state.ts';
import { inEach, type SummaryRow } from '../row/summary-row.ts';
import { summariesOf } from '../summary.ts';

type Row = SummaryRow & { assetIds: string[] | null };

/** A site has few open orders; of one that has more, the newest are compared. */
const maxCompared = 200;
const maxShown = 5;

const openOfCell = inEach((locale, { columns, joins }) =>
  statement<Row, [tenantId: string, cellId: string, accountId: string]>(
    `orders.openOfCell.${locale}`,
    `SELECT ${columns}, ${copiedTo('$3')},
       (SELECT jsonb_agg(x.asset_id) FROM order_assets x
        WHERE x.tenant_id = o.tenant_id AND x.order_id = o.id) AS "assetIds"
     FROM orders o ${joins}
     WHERE o.tenant_id = $1 AND o.cell_id = $2 AND ${orderOpen('o')}
     ORDER BY o.created_at DESC, o.id DESC LIMIT ${maxCompared}`,
  ),
);

/** Open orders of a site that the reader sees and that may be about what they are about to report. */
export async function similarOrders(input: CheckedRequestOf<typeof orders.similar>, context: ReadContext) {
  const { db, tenantId, actor, locale } = context;
  await liveCell(db, context, input.cellId);
  const rows = await openOfCell[locale].all(db, tenantId, input.cellId, actor.accountId);
  const found = rows
    .filter((row) => maySee(stateOf(row), actor))
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
