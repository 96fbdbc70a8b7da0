import type { PersonContext } from '../../../engine/context.ts';
import { summaryParts } from '../row/summary-row.ts';
import type { ListRow, Stretch } from './list-query.ts';
import { orderClause } from './order-by.ts';
import type { Parameters } from './parameters.ts';

/** A row of the answer; a list that is empty still answers one, with its total. */
export type ListRowOrNone = (ListRow | { readonly id: null }) & {
  readonly total: number;
  readonly truncated: boolean;
  /** There is more of what was read no further than is shown. */
  readonly more: boolean;
};

/** What to select for the orders in `top`, and how to come to it from the one row `m`. */
export function resultParts(
  { locale }: PersonContext,
  { by, scope }: Pick<Stretch, 'by' | 'scope'>,
  params: Parameters,
): { readonly columns: string; readonly from: string } {
  const { columns, joins } = summaryParts[locale];
  const copies = scope.arms.find((arm) => arm.kind === 'copied');
  const copy = copies
    ? `SELECT FROM order_cc c WHERE c.tenant_id = $1 AND c.order_id = o.id
         AND c.account_id = ${params.add(copies.accountId, 'uuid')}`
    : '';
  const copied = copies ? `, EXISTS (${copy}) AS copied` : '';
  const unread = copies && scope.showsUnread ? `, EXISTS (${copy} AND c.read_at IS NULL) AS unread` : '';
  return {
    columns: `${columns}${copied}${unread}, top.k`,
    from: `LEFT JOIN (top JOIN orders o ON o.tenant_id = $1 AND o.id = top.id ${joins}) ON true
      ORDER BY ${orderClause(by, 'rows').replaceAll(/\b(k|id)\b/g, 'top.$1')}`,
  };
}
