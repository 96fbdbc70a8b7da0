import type { DataOf, messages } from '@svcdesk/core/contract';
import { rowsWhere } from '../../engine/list/access-path.ts';
import { defineList } from '../../engine/list/define-list.ts';
import { allOf, raw, sql, value } from '../../engine/list/sql.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { Locale } from '../../platform/http/handler.ts';
import { type StoredMessage, worded } from './wording.ts';

interface Row extends StoredMessage {
  id: string;
  sysMsgFlag: number;
  targetKind: string | null;
  targetId: string | null;
  readAt: string | null;
  createdAt: string;
}

const columns = `m.id, m.sys_msg_flag AS "sysMsgFlag", m.kind, m.params, m.target_kind AS "targetKind",
  m.target_id AS "targetId", m.read_at AS "readAt", m.created_at AS "createdAt", a.name AS "byName"`;
const byWhom = `LEFT JOIN accounts a ON a.tenant_id = m.tenant_id AND a.id = (m.params->>'byId')::uuid`;

/** What a list of messages is asked for. */
interface Wanted {
  readonly sysMsgFlag: number;
  readonly kinds: 'every' | 'requirement';
}

/** Whose messages they are, and how they read. */
interface Reader {
  readonly tenantId: string;
  readonly accountId: string;
  readonly locale: Locale;
  readonly timeZone: string;
}

/** A message as its reader gets it. */
function presented(row: Row, { locale, timeZone }: Reader): DataOf<typeof messages.findOne> {
  return {
    id: row.id,
    sysMsgFlag: row.sysMsgFlag,
    kind: row.kind,
    ...worded(row, locale, timeZone),
    read: row.readAt !== null,
    createdAt: row.createdAt,
    target: row.targetKind && row.targetId ? { kind: row.targetKind, id: row.targetId } : undefined,
  };
}

const ofRequirements = sql`r.kind LIKE 'requirement.%'`;

/** Messages of an account, newest first, in the reader's words; an index holds just those that are asked for. */
export const messageList = defineList<Reader, Wanted, Row, DataOf<typeof messages.findOne>>({
  name: 'messages',
  table: 'messages',
  accessPaths: ({ accountId }, { sysMsgFlag, kinds }) => [
    rowsWhere(
      allOf([
        sql`r.account_id = ${value(accountId, 'uuid')} AND r.sys_msg_flag = ${value(sysMsgFlag, 'smallint')}`,
        kinds === 'requirement' ? ofRequirements : undefined,
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

/** One message of an account; undefined for somebody else's too. */
export async function findMessage(
  db: Queryable,
  reader: Reader,
  id: string,
): Promise<DataOf<typeof messages.findOne> | undefined> {
  const row = await one.first(db, reader.tenantId, reader.accountId, id);
  return row && presented(row, reader);
}
