import type { DataOf, messages } from '@svcdesk/core/contract';
import { type Database, statement } from '../../db/index.ts';
import type { Locale } from '../../http/handler.ts';
import { invalid } from '../../http/refusals.ts';
import { type StoredMessage, worded } from './wording.ts';

interface Row extends StoredMessage {
  id: string;
  sysMsgFlag: number;
  targetKind: string | null;
  targetId: string | null;
  readAt: string | null;
  createdAt: string;
}

type Values = [
  tenantId: string,
  accountId: string,
  flag: number,
  kindsLike: string,
  beforeAt: string | null,
  beforeId: string | null,
  limit: number,
  offset: number,
];

const newest = statement<Row, Values>(
  'messages.newest',
  `SELECT m.id, m.sys_msg_flag AS "sysMsgFlag", m.kind, m.params, m.target_kind AS "targetKind",
     m.target_id AS "targetId", m.read_at AS "readAt", m.created_at AS "createdAt", a.name AS "byName"
   FROM messages m
   LEFT JOIN accounts a ON a.tenant_id = m.tenant_id AND a.id = (m.params->>'byId')::uuid
   WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.sys_msg_flag = $3 AND m.kind LIKE $4
     AND ($5::timestamptz IS NULL OR (m.created_at, m.id) < ($5, $6::uuid))
   ORDER BY m.created_at DESC, m.id DESC LIMIT $7 OFFSET $8`,
);

const count = statement<
  { count: number },
  [tenantId: string, accountId: string, flag: number, kinds: string]
>(
  'messages.count',
  `SELECT count(*) AS count FROM messages
   WHERE tenant_id = $1 AND account_id = $2 AND sys_msg_flag = $3 AND kind LIKE $4`,
);

/** A cursor is the instant and id of the last message shown. */
const cursorText = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/;

function readNext(next: string | undefined): [at: string, id: string] | [null, null] {
  if (next === undefined) return [null, null];
  const [, at, id] = cursorText.exec(next) ?? [];
  if (!at || !id || Number.isNaN(Date.parse(at))) throw invalid('next', 'format');
  return [at, id];
}

/** What a list of messages is asked for. */
export interface Wanted {
  readonly sysMsgFlag: number;
  /** A LIKE pattern of kinds. */
  readonly kinds: string;
  readonly page: number;
  readonly size: number;
  readonly next?: string | undefined;
}

/** Messages of an account, newest first, in the reader's words. */
export async function listMessages(
  db: Database,
  reader: { tenantId: string; accountId: string; locale: Locale; timeZone: string },
  { sysMsgFlag, kinds, page, size, next }: Wanted,
): Promise<DataOf<typeof messages.mine>> {
  const { tenantId, accountId, locale, timeZone } = reader;
  const [at, id] = readNext(next);
  const offset = at === null ? (page - 1) * size : 0;
  const [rows, counted] = await Promise.all([
    newest.all(db, tenantId, accountId, sysMsgFlag, kinds, at, id, size + 1, offset),
    count.first(db, tenantId, accountId, sysMsgFlag, kinds),
  ]);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const hasNext = rows.length > size;
  const total = counted?.count ?? 0;
  return {
    list: shown.map((row) => ({
      id: row.id,
      sysMsgFlag: row.sysMsgFlag,
      kind: row.kind,
      ...worded(row, locale, timeZone),
      read: row.readAt !== null,
      createdAt: row.createdAt,
      ...(row.targetKind && row.targetId ? { target: { kind: row.targetKind, id: row.targetId } } : {}),
    })),
    page,
    size,
    total,
    totalPage: Math.ceil(total / size),
    hasNext,
    ...(hasNext && last ? { next: `${last.createdAt}_${last.id}` } : {}),
  };
}
