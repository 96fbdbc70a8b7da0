import type { messages } from '@svcdesk/core/contract';
import { statement } from '../../db/index.ts';
import type { DomainHandlers } from '../../http/handler.ts';

const countUnread = statement<{ count: number }, [tenantId: string, accountId: string, flag: number]>(
  'messages.countUnread',
  `SELECT count(*) AS count FROM messages
   WHERE tenant_id = $1 AND account_id = $2 AND sys_msg_flag = $3 AND read_at IS NULL`,
);

export const messagesHandlers: DomainHandlers<typeof messages> = {
  async unread({ sysMsgFlag }, { db, tenantId, actor }) {
    const row = await countUnread.first(db, tenantId, actor.accountId, sysMsgFlag);
    return { count: row?.count ?? 0 };
  },
};
