import { getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { statement } from '../../db/index.ts';
import * as schema from '../../db/schema/index.ts';
import type { Break } from './break.ts';
import { piecesOf, type Read, rowsOf } from './pieces.ts';

/** Tables whose rows know where their history ends. */
const withHistory = (Object.values(schema) as readonly Table[]).flatMap((table) =>
  // What is no table has no columns.
  'lastRecordHash' in (getTableColumns(table) ?? {}) ? [getTableName(table)] : [],
);

const heads = withHistory.map((table) =>
  statement<object, [tenantId: string, after: string, most: number]>(
    `audit.heads.${table}`,
    `SELECT o.id, coalesce(r.seq, 0) = o.record_count AND r.hash IS NOT DISTINCT FROM o.last_record_hash
     FROM (SELECT id, record_count, last_record_hash FROM ${table}
       WHERE tenant_id = $1 AND id > $2::uuid ORDER BY id LIMIT $3) o
     LEFT JOIN LATERAL (SELECT r.seq, r.hash FROM order_records r
       WHERE r.tenant_id = $1 AND r.order_id = o.id ORDER BY r.seq DESC LIMIT 1) r ON true
     ORDER BY o.id`,
  ),
);

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Looks for a thing whose history does not end where the thing says. */
export async function verifyHeads(read: Read): Promise<Break | undefined> {
  const { on, tenantId, rowsAtOnce } = read;
  for (const page of heads) {
    const pieces = piecesOf(read, (last) => rowsOf(on, page, tenantId, last?.[0] ?? beforeAll, rowsAtOnce));
    for await (const rows of pieces) {
      const cut = rows.find(([, isWhole]) => isWhole !== true);
      if (cut) return { in: 'records', id: cut[0] as string, why: 'tailMissing' };
    }
  }
  return undefined;
}
