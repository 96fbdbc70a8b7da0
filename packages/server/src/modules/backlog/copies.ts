import type { backlog, CheckedRequestOf } from '@svcdesk/core/contract';
import type { ReadContext } from '../../engine/context.ts';
import { sql, value } from '../../engine/list/sql.ts';
import { statement } from '../../platform/db/index.ts';
import { shortOrders } from '../orders/index.ts';

type Via = 'me' | 'group';

/** An order reaches a person once, by whichever of their groups it was copied to. */
const copies = shortOrders<{ readonly via: Via; readonly unread?: boolean | undefined }>({
  name: 'backlog.copies',
  found: ({ actor }, { via, unread }) => sql`SELECT c.order_id AS id, bool_or(c.read_at IS NULL) AS unread,
      max(c.created_at) AS at
    FROM order_cc c WHERE c.tenant_id = $1 AND c.account_id = ${value(actor.accountId, 'uuid')}
      AND ${via === 'me' ? sql`c.via_group_id IS NULL` : sql`c.via_group_id IS NOT NULL`}
      ${unread ? sql`AND c.read_at IS NULL` : sql``}
    GROUP BY c.order_id`,
  sort: ['unread DESC', 'at DESC', 'id'],
  shown: 'top.unread, true AS copied',
});

/** Orders copied to the reader, by name or by a group of theirs; unread first, then the newest copy. */
export const copiesPage = (via: Via, input: CheckedRequestOf<typeof backlog.ccMine>, context: ReadContext) =>
  copies.page(context.db, context, { ...input, via });

/** Marks copies of orders as read, for the reader alone. */
export const readCopies = statement<
  object,
  [tenantId: string, accountId: string, orderIds: readonly string[], at: string]
>(
  'backlog.readCopies',
  `UPDATE order_cc SET read_at = $4
   WHERE tenant_id = $1 AND account_id = $2 AND order_id = ANY($3::uuid[]) AND read_at IS NULL`,
);
