import { SvcdeskError } from '@svcdesk/core';
import type { messages } from '@svcdesk/core/contract';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { wakeListeners } from '../../platform/notify/channel.ts';
import { findMessage, messageList } from './list.ts';

export { type StoredMessage, worded } from './wording.ts';

const countUnread = statement<{ count: number }, [tenantId: string, accountId: string, flag: number]>(
  'messages.countUnread',
  `SELECT count(*) AS count FROM messages
   WHERE tenant_id = $1 AND account_id = $2 AND sys_msg_flag = $3 AND read_at IS NULL`,
);

/** Marks messages, and emits that to the reader's other windows when there were any. */
const markAndEmit = (which: string): string => `WITH marked AS (
     UPDATE messages SET read_at = $4
     WHERE tenant_id = $1 AND account_id = $2 AND ${which} AND read_at IS NULL RETURNING id
   ) INSERT INTO events (tenant_id, kind, account_ids, created_at)
     SELECT $1, 'read', ARRAY[$2::uuid], $4 WHERE EXISTS (SELECT FROM marked)`;

/** Only the reader's own: ids of somebody else's messages change nothing and emit nothing. */
const markRead = statement<object, [tenantId: string, accountId: string, ids: readonly string[], at: string]>(
  'messages.markRead',
  markAndEmit('id = ANY($3::uuid[])'),
);

const markAllRead = statement<object, [tenantId: string, accountId: string, flag: number, at: string]>(
  'messages.markAllRead',
  markAndEmit('sys_msg_flag = $3'),
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
    messageList.page(
      context.db,
      { ...context, accountId: context.actor.accountId },
      { ...input, kinds: 'every' },
    ),

  requirementMine: (input, context) =>
    messageList.page(
      context.db,
      { ...context, accountId: context.actor.accountId },
      { ...input, sysMsgFlag: 0, kinds: 'requirement' },
    ),

  async findOne({ id }, context) {
    const found = await findMessage(context.db, { ...context, accountId: context.actor.accountId }, id);
    if (!found) throw new SvcdeskError('notFound');
    return found;
  },

  async markRead({ ids }, { tx, tenantId, actor, now }) {
    await markRead.change(tx, tenantId, actor.accountId, ids, now().toISOString());
    wakeListeners(tx, tenantId);
    return {};
  },

  async markAllRead({ sysMsgFlag }, { tx, tenantId, actor, now }) {
    await markAllRead.change(tx, tenantId, actor.accountId, sysMsgFlag, now().toISOString());
    wakeListeners(tx, tenantId);
    return {};
  },
};
