import { SvcdeskError } from '@svcdesk/core';
import type { messages as contract, DataOf } from '@svcdesk/core/contract';
import type { ReadContext } from '../../engine/context.ts';
import { rowsWhere } from '../../engine/list/access-path.ts';
import { defineList } from '../../engine/list/list.ts';
import { allOf, raw, sql, value } from '../../engine/list/sql.ts';
import { type Statement, statement } from '../../platform/db/index.ts';
import type { messages } from '../../platform/db/schema/index.ts';
import type { ContextOf, DomainHandlers } from '../../platform/http/handler.ts';
import { wakeListeners } from '../../platform/notify/channel.ts';
import { type StoredMessage, wordMessage } from './wording.ts';

export { type StoredMessage, wordMessage } from './wording.ts';

type Message = DataOf<typeof contract.findOne>;
type Named = 'id' | 'sysMsgFlag' | 'targetKind' | 'targetId' | 'readAt' | 'createdAt';
type Row = StoredMessage & Pick<typeof messages.$inferSelect, Named>;

const columns = `m.id, m.sys_msg_flag AS "sysMsgFlag", m.kind, m.params, m.target_kind AS "targetKind",
  m.target_id AS "targetId", m.read_at AS "readAt", m.created_at AS "createdAt", a.name AS "byName"`;
const byWhom = `LEFT JOIN accounts a ON a.tenant_id = m.tenant_id AND a.id = (m.params->>'byId')::uuid`;

/** What a list of messages is asked for. */
interface Wanted {
  readonly sysMsgFlag: number;
  readonly isOfRequirements?: boolean;
}

/** Whose messages they are, and how they read. */
type Reader = Pick<ReadContext, 'tenantId' | 'actor' | 'locale' | 'timeZone'>;

/** A message as its reader gets it. */
function presented(row: Row, { locale, timeZone }: Reader): Message {
  const { id, sysMsgFlag, kind, targetKind, targetId, readAt, createdAt } = row;
  const target = targetKind && targetId ? { kind: targetKind, id: targetId } : undefined;
  return {
    id,
    sysMsgFlag,
    kind,
    ...wordMessage(row, locale, timeZone),
    read: readAt !== null,
    createdAt,
    target,
  };
}

/** Messages of an account, newest first, in the reader's words; an index holds just those that are asked for. */
const messageList = defineList<Reader, Wanted, Row, Message>({
  name: 'messages',
  table: 'messages',
  accessPaths: ({ actor }, { sysMsgFlag, isOfRequirements }) => [
    rowsWhere(
      allOf([
        sql`r.account_id = ${value(actor.accountId, 'uuid')} AND r.sys_msg_flag = ${value(sysMsgFlag, 'smallint')}`,
        isOfRequirements ? sql`r.kind LIKE 'requirement.%'` : undefined,
      ]),
    ),
  ],
  select: () => ({ columns: raw(columns), as: 'm', joins: raw(byWhom) }),
  present: (rows, reader) => rows.map((row) => presented(row, reader)),
});

const one = statement<Row, [tenantId: string, accountId: string, id: string]>(
  'messages.one',
  `SELECT ${columns} FROM messages m ${byWhom} WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.id = $3`,
);

/** One of the caller's messages; another person's gives notFound as well. */
async function findMessage(context: ReadContext, id: string): Promise<Message> {
  const row = await one.first(context.db, context.tenantId, context.actor.accountId, id);
  if (!row) throw new SvcdeskError('notFound');
  return presented(row, context);
}

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

/** Only the reader's own: ids of another person's messages change nothing and emit nothing. */
const markSome = statement<object, [tenantId: string, accountId: string, ids: readonly string[], at: Date]>(
  'messages.markRead',
  markAndEmit('id = ANY($3::uuid[])'),
);

const markAll = statement<object, [tenantId: string, accountId: string, flag: number, at: Date]>(
  'messages.markAllRead',
  markAndEmit('sys_msg_flag = $3'),
);

type Reading = ContextOf<typeof contract.unread>;
type Writing = ContextOf<typeof contract.markRead>;

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

export const messagesHandlers: DomainHandlers<typeof contract> = {
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
