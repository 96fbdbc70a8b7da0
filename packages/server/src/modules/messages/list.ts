import { SvcdeskError } from '@svcdesk/core';
import type { messages as contract, DataOf } from '@svcdesk/core/contract';
import type { ReadContext } from '../../engine/context.ts';
import { rowsWhere } from '../../engine/list/access-path.ts';
import { defineList } from '../../engine/list/define-list.ts';
import { allOf, raw, sql, value } from '../../engine/list/sql.ts';
import { statement } from '../../platform/db/index.ts';
import type { messages } from '../../platform/db/schema/index.ts';
import { type StoredMessage, worded } from './wording.ts';

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
  return { id, sysMsgFlag, kind, ...worded(row, locale, timeZone), read: readAt !== null, createdAt, target };
}

/** Messages of an account, newest first, in the reader's words; an index holds just those that are asked for. */
export const messageList = defineList({
  name: 'messages',
  table: 'messages',
  accessPaths: ({ actor }: Reader, { sysMsgFlag, isOfRequirements }: Wanted) => [
    rowsWhere(
      allOf([
        sql`r.account_id = ${value(actor.accountId, 'uuid')} AND r.sys_msg_flag = ${value(sysMsgFlag, 'smallint')}`,
        isOfRequirements ? sql`r.kind LIKE 'requirement.%'` : undefined,
      ]),
    ),
  ],
  select: () => ({ columns: raw(columns), as: 'm', joins: raw(byWhom) }),
  present: (rows: Row[], reader) => rows.map((row) => presented(row, reader)),
});

const one = statement<Row, [tenantId: string, accountId: string, id: string]>(
  'messages.one',
  `SELECT ${columns} FROM messages m ${byWhom} WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.id = $3`,
);

/** One message of whoever asks; somebody else's is not found either. */
export async function findMessage(context: ReadContext, id: string): Promise<Message> {
  const row = await one.first(context.db, context.tenantId, context.actor.accountId, id);
  if (!row) throw new SvcdeskError('notFound');
  return presented(row, context);
}
