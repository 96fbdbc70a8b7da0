import { getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { type Queryable, type Statement, statement } from '../db/index.ts';
import { auditEvents } from '../db/schema/audit.ts';
import * as schema from '../db/schema/index.ts';
import { orderRecords } from '../db/schema/order-records.ts';
import { selectList } from '../db/select-list.ts';
import { digestOf, hashOf } from './chain.ts';

/** Which rows are chained: orders' records by order, other events by account. */
export type ChainKind = 'records' | 'events';

/** The first thing found wrong. */
export interface Break {
  readonly in: ChainKind | 'seals' | 'queue';
  /** Of the row; of a seal its number. */
  readonly id: string;
  readonly why:
    | 'gap'
    | 'linkBroken'
    | 'contentChanged'
    | 'hashWrong'
    | 'tailMissing'
    | 'notQueued'
    | 'rowMissing'
    | 'sealWrong';
}

/** What was found sound of a part, up to where it is broken. */
export interface Checked {
  readonly count: number;
  readonly broken?: Break | undefined;
}

type Row = Record<string, unknown> & {
  id: string;
  seq: number;
  salt: string;
  digest: string;
  prevHash: string | null;
  hash: string;
  erasedAt: string | null;
};

interface Kind {
  readonly page: Statement<Row, [tenantId: string, chainId: string, seq: number, most: number]>;
  /** A chain whose end is not where it is known to be, if there is a place that knows. */
  readonly cutOff?: Statement<{ id: string }, [tenantId: string]>;
  readonly chainOf: (row: Row) => string;
  readonly kindOf: (row: Row) => string;
  readonly atOf: (row: Row) => string;
  readonly payloadOf: (row: Row) => unknown;
}

const rowsAtOnce = 1_000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

const page = (name: string, table: string, chain: string, columns: Table) =>
  statement<Row, [tenantId: string, chainId: string, seq: number, most: number]>(
    name,
    `SELECT ${selectList('t', Object.keys(getTableColumns(columns)))} FROM ${table} t
     WHERE t.tenant_id = $1 AND (t.${chain}, t.seq) > ($2::uuid, $3::int) ORDER BY t.${chain}, t.seq LIMIT $4`,
  );

/** Tables whose rows know where their history ends. */
const withHistory = (Object.values(schema) as readonly Table[]).flatMap((table) =>
  // What is no table has no columns.
  'lastRecordHash' in (getTableColumns(table) ?? {}) ? [getTableName(table)] : [],
);
const heads = withHistory
  .map((table) => `SELECT id, record_count, last_record_hash FROM ${table} WHERE tenant_id = $1`)
  .join(' UNION ALL ');

const kinds: Record<ChainKind, Kind> = {
  records: {
    page: page('audit.recordsPage', 'order_records', 'order_id', orderRecords),
    cutOff: statement(
      'audit.recordsCutOff',
      `SELECT o.id FROM (${heads}) o
       LEFT JOIN LATERAL (SELECT r.seq, r.hash FROM order_records r
         WHERE r.tenant_id = $1 AND r.order_id = o.id ORDER BY r.seq DESC LIMIT 1) r ON true
       WHERE coalesce(r.seq, 0) <> o.record_count OR r.hash IS DISTINCT FROM o.last_record_hash LIMIT 1`,
    ),
    chainOf: ({ orderId }) => String(orderId),
    kindOf: ({ handleType }) => String(handleType),
    atOf: ({ recordedAt }) => String(recordedAt),
    payloadOf(row) {
      const { tenantId, orderId, seq, id, handleType, recordedAt, ...rest } = row;
      const { salt, digest, prevHash, hash, erasedAt, ...payload } = rest;
      return payload;
    },
  },
  events: {
    page: page('audit.eventsPage', 'audit_events', 'chain_id', auditEvents),
    chainOf: ({ chainId }) => String(chainId),
    kindOf: ({ kind }) => String(kind),
    atOf: ({ at }) => String(at),
    payloadOf({ actorKind, actorId, objectKind, objectId, changes, requestId, address, device, deviceAt }) {
      const object = objectKind === null ? undefined : { kind: objectKind, id: objectId };
      return { actorKind, actorId, object, changes, requestId, address, device, deviceAt };
    },
  },
};

function wrongIn(kind: Kind, tenantId: string, row: Row, before: Row | undefined): Break['why'] | undefined {
  const chainId = kind.chainOf(row);
  const previous = before && kind.chainOf(before) === chainId ? before : undefined;
  if (row.seq !== (previous?.seq ?? 0) + 1) return 'gap';
  if (row.prevHash !== (previous?.hash ?? null)) return 'linkBroken';
  // What was erased on request is gone from the row; its digest still stands for it.
  if (row.erasedAt === null && digestOf(row.salt, kind.payloadOf(row)) !== row.digest)
    return 'contentChanged';
  const head = { tenantId, chainId, seq: row.seq, id: row.id, kind: kind.kindOf(row), at: kind.atOf(row) };
  return hashOf(row.prevHash, head, row.digest) === row.hash ? undefined : 'hashWrong';
}

/** Walks all chains of a kind, row by row. */
export async function verifyChains(on: Queryable, tenantId: string, name: ChainKind): Promise<Checked> {
  const kind = kinds[name];
  let count = 0;
  let before: Row | undefined;
  for (;;) {
    const chainId = before ? kind.chainOf(before) : beforeAll;
    const rows = await kind.page.all(on, tenantId, chainId, before?.seq ?? -1, rowsAtOnce);
    if (rows.length === 0) break;
    for (const row of rows) {
      const why = wrongIn(kind, tenantId, row, before);
      if (why) return { count, broken: { in: name, id: row.id, why } };
      count += 1;
      before = row;
    }
  }
  const cut = await kind.cutOff?.first(on, tenantId);
  return { count, broken: cut && { in: name, id: cut.id, why: 'tailMissing' } };
}
