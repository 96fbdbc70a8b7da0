import type { backlog, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/roles';
import type { ReadContext } from '../../engine/context.ts';
import { statement } from '../../platform/db/index.ts';
import { shortList } from '../orders/index.ts';

type Via = 'me' | 'group';

/** An order reaches a person once, by whichever of their groups it was copied to. */
const copiesBy = (via: Via) =>
  shortList<[tenantId: string, accountId: string, onlyUnread: boolean]>({
    name: `backlog.copies.${via}`,
    found: `SELECT c.order_id AS id, bool_or(c.read_at IS NULL) AS unread, max(c.created_at) AS at FROM order_cc c
      WHERE c.tenant_id = $1 AND c.account_id = $2
        AND c.via_group_id IS ${via === 'me' ? 'NULL' : 'NOT NULL'} AND (NOT $3::boolean OR c.read_at IS NULL)
      GROUP BY c.order_id`,
    valueCount: 3,
    sort: ['unread DESC', 'at DESC', 'id'],
    shown: 'top.unread, true AS copied',
  });

const pages = { me: copiesBy('me'), group: copiesBy('group') };

/** Orders copied to the reader, by name or by a group of theirs; unread first, then the newest copy. */
export async function copiesPage(
  via: Via,
  input: CheckedRequestOf<typeof backlog.ccMine>,
  context: ReadContext & { readonly actor: StaffActor },
): Promise<DataOf<typeof backlog.ccMine>> {
  const { db, tenantId, actor } = context;
  return pages[via](db, context, input, [tenantId, actor.accountId, input.unread ?? false]);
}

/** Marks copies of orders as read, for the reader alone. */
export const readCopies = statement<
  object,
  [tenantId: string, accountId: string, orderIds: readonly string[], at: string]
>(
  'backlog.readCopies',
  `UPDATE order_cc SET read_at = $4
   WHERE tenant_id = $1 AND account_id = $2 AND order_id = ANY($3::uuid[]) AND read_at IS NULL`,
);
