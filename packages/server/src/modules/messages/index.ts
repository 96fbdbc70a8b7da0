import type { messages } from '@svcdesk/core/contract';
import { type Statement, statement } from '../../platform/db/index.ts';
import type { ContextOf, DomainHandlers } from '../../platform/http/handler.ts';
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
const markSome = statement<object, [tenantId: string, accountId: string, ids: readonly string[], at: Date]>(
  'messages.markRead',
  markAndEmit('id = ANY($3::uuid[])'),
);

const markAll = statement<object, [tenantId: string, accountId: string, flag: number, at: Date]>(
  'messages.markAllRead',
  markAndEmit('sys_msg_flag = $3'),
);

type Reading = ContextOf<typeof messages.unread>;
type Writing = ContextOf<typeof messages.markRead>;

const unread = async ({ db, tenantId, actor }: Reading, flag: number): Promise<number> =>
  (await countUnread.first(db, tenantId, actor.accountId, flag))?.count ?? 0;

async function mark<Which>(
  marking: Statement<object, [tenantId: string, accountId: string, which: Which, at: Date]>,
  which: Which,
  { tx, tenantId, actor, now }: Writing,
): Promise<Record<string, never>> {
  await marking.change(tx, tenantId, actor.accountId, which, now());
  wakeListeners(tx, tenantId);
  return {};
}

export const messagesHandlers: DomainHandlers<typeof messages> = {
  unread: async ({ sysMsgFlag }, context) => ({ count: await unread(context, sysMsgFlag) }),

  async unreadAll(_input, context) {
    const [order, system] = await Promise.all([unread(context, 0), unread(context, 1)]);
    return { order, system };
  },

  mine: (input, context) => messageList.page(context.db, context, input),

  requirementMine: (input, context) =>
    messageList.page(context.db, context, { ...input, sysMsgFlag: 0, isOfRequirements: true }),

  findOne: ({ id }, context) => findMessage(context, id),
  markRead: ({ ids }, context) => mark(markSome, ids, context),
  markAllRead: ({ sysMsgFlag }, context) => mark(markAll, sysMsgFlag, context),
};
