import type { DataOf, messages } from '@svcdesk/core/contract';
import type { Paging } from '../../engine/list/page.ts';
import { pagedList } from '../../engine/list/paged-list.ts';
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

/** Messages of an account and flag, all or those of some kinds; an index holds just these. */
function listOf(name: string, kinds: string) {
  return pagedList<Row>({
    name: `messages.${name}`,
    sources: [
      {
        table: 'messages',
        branches: [
          { from: '(SELECT 1) a', where: `r.account_id = {accountId} AND r.sys_msg_flag = {flag}${kinds}` },
        ],
        reached: 'true',
      },
    ],
    shown: {
      columns,
      joins: `JOIN messages m ON m.tenant_id = {tenantId} AND m.id = top.id ${byWhom}`,
    },
  });
}

const lists = {
  every: listOf('every', ''),
  requirement: listOf('requirement', " AND r.kind LIKE 'requirement.%'"),
};

/** What a list of messages is asked for. */
export interface Wanted extends Paging {
  readonly sysMsgFlag: number;
  readonly kinds: keyof typeof lists;
}

/** Whose messages they are, and how they read. */
interface Reader {
  readonly tenantId: string;
  readonly accountId: string;
  readonly locale: Locale;
  readonly timeZone: string;
}

/** A message as its reader gets it. */
function shown(row: Row, { locale, timeZone }: Reader): DataOf<typeof messages.findOne> {
  return {
    id: row.id,
    sysMsgFlag: row.sysMsgFlag,
    kind: row.kind,
    ...worded(row, locale, timeZone),
    read: row.readAt !== null,
    createdAt: row.createdAt,
    ...(row.targetKind && row.targetId ? { target: { kind: row.targetKind, id: row.targetId } } : {}),
  };
}

/** Messages of an account, newest first, in the reader's words. */
export async function listMessages(
  db: Queryable,
  reader: Reader,
  { sysMsgFlag, kinds, ...asked }: Wanted,
): Promise<DataOf<typeof messages.mine>> {
  const { tenantId, accountId } = reader;
  const { rows, rest } = await lists[kinds].read(db, asked, { tenantId, accountId, flag: sysMsgFlag });
  return { list: rows.map((row) => shown(row, reader)), ...rest };
}

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
  return row && shown(row, reader);
}
