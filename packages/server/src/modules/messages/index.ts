import type { messages } from '@svcdesk/core/contract';
import { statement } from '../../db/index.ts';
import type { DomainHandlers } from '../../http/handler.ts';
import { listMessages } from './list.ts';

const countUnread = statement<{ count: number }, [tenantId: string, accountId: string, flag: number]>(
  'messages.countUnread',
  `SELECT count(*) AS count FROM messages
   WHERE tenant_id = $1 AND account_id = $2 AND sys_msg_flag = $3 AND read_at IS NULL`,
);

/** Only the reader's own: ids of somebody else's messages change nothing and tell nothing. */
const markRead = statement<object, [tenantId: string, accountId: string, ids: readonly string[], at: string]>(
  'messages.markRead',
  `UPDATE messages SET read_at = $4
   WHERE tenant_id = $1 AND account_id = $2 AND id = ANY($3::uuid[]) AND read_at IS NULL`,
);

const markAllRead = statement<object, [tenantId: string, accountId: string, flag: number, at: string]>(
  'messages.markAllRead',
  `UPDATE messages SET read_at = $4
   WHERE tenant_id = $1 AND account_id = $2 AND sys_msg_flag = $3 AND read_at IS NULL`,
);

export const messagesHandlers: DomainHandlers<typeof messages> = {
  async unread({ sysMsgFlag }, { db, tenantId, actor }) {
    const row = await countUnread.first(db, tenantId, actor.accountId, sysMsgFlag);
    return { count: row?.count ?? 0 };
  },

  async unreadAll(_input, { db, tenantId, actor }) {
    const [order, system] = await Promise.all([
      countUnread.first(db, tenantId, actor.accountId, 0),
      countUnread.first(db, tenantId, actor.accountId, 1),
    ]);
    return { order: order?.count ?? 0, system: system?.count ?? 0 };
  },

  mine: (input, context) =>
    listMessages(context.db, { ...context, accountId: context.actor.accountId }, { ...input, kinds: '%' }),

  requirementMine: (input, context) =>
    listMessages(
      context.db,
      { ...context, accountId: context.actor.accountId },
      { ...input, sysMsgFlag: 0, kinds: 'requirement.%' },
    ),

  async markRead({ ids }, { tx, tenantId, actor, now }) {
    await markRead.change(tx, tenantId, actor.accountId, ids, now().toISOString());
    return {};
  },

  async markAllRead({ sysMsgFlag }, { tx, tenantId, actor, now }) {
    await markAllRead.change(tx, tenantId, actor.accountId, sysMsgFlag, now().toISOString());
    return {};
  },
};
