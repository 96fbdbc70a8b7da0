import { getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { type Database, type Queryable, statement, withoutTimeLimit } from '../../db/index.ts';
import * as schema from '../../db/schema/index.ts';
import { type ChainKeys, chainKeys, keyIdOf } from '../chain-key.ts';
import { deployment, type End, isSigned, type SignedEnd } from '../ends.ts';
import { readSwitch } from '../switch.ts';
import type { Break } from './break.ts';
import { chainedHashes, verifyChains } from './chains.ts';
import { createHashSums, type HashSums } from './hash-sums.ts';
import { piecesOf, type Read, rowsOf } from './pieces.ts';
import { type KnownSeal, lastSealOf, queuePieces, verifySeals } from './seals.ts';
import { startSecondReader } from './second-reader.ts';
import { createWrittenSince } from './written-since.ts';

const allEnds = statement<SignedEnd & { hasTenant: boolean }>(
  'audit.ends',
  `SELECT e.tenant_id AS "tenantId", e.count, e.seal, e.mac, t.id IS NOT NULL AS "hasTenant"
   FROM audit_ends e LEFT JOIN tenants t ON t.id = e.tenant_id ORDER BY e.tenant_id`,
);

/** Where the chain of seals of a tenant is to end, if that is known, and what is wrong with the ends of all tenants. */
async function readEnds(
  on: Queryable,
  tenantId: string,
  keys: ChainKeys,
): Promise<{ readonly end?: End | undefined; readonly broken?: Break | undefined }> {
  const ends = await allEnds.all(on);
  const tenants = ends.filter((each) => each.tenantId !== deployment);
  const all = ends.find((each) => each.tenantId === deployment);
  const broken = (why: Break['why'], of = deployment, keyId?: string): Break => ({
    in: 'ends',
    id: of || 'all',
    why,
    ...(keyId && { keyId }),
  });
  const end = tenants.find((each) => each.tenantId === tenantId);
  const forged = ends.find((each) => !isSigned(each, keys));
  if (forged) {
    const keyId = keyIdOf(forged.mac);
    const isOther = keyId !== undefined && !keys.known.has(keyId);
    return {
      end,
      broken: broken(isOther ? 'keyUnknown' : 'endWrong', forged.tenantId, isOther ? keyId : undefined),
    };
  }
  if (!all || tenants.length !== all.count) return { end, broken: broken('endMissing') };
  const left = tenants.find(({ hasTenant }) => !hasTenant);
  return { end, broken: left && broken('tenantMissing', left.tenantId) };
}

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
async function verifyHeads(read: Read): Promise<Break | undefined> {
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

export interface AuditReport {
  readonly recordCount: number;
  readonly eventCount: number;
  readonly sealCount: number;
  /** Written since the last seal: chained, but not sealed yet. */
  readonly unsealedCount: number;
  /** Written without a key, by a server of the release before, since there was one. */
  readonly unsignedCount: number;
  /** Since when it is signed, if it is older than the key. */
  readonly signedSince?: string | undefined;
  /** What the history can be held to later. */
  readonly lastSeal?: KnownSeal | undefined;
  readonly broken?: Break | undefined;
}

const lastQueued = statement<{ id: number }, [tenantId: string]>(
  'audit.lastQueued',
  'SELECT id FROM audit_queue WHERE tenant_id = $1 ORDER BY id DESC LIMIT 1',
);

/**
 * A hash without its row was taken out of the history, and a row whose hash was never queued was slipped in: one of
 * those that fall into a bucket where the two differ. It takes a second reading, of hashes only.
 */
async function strangerIn(read: Read, bucket: number, upTo: number, sums: HashSums): Promise<Break> {
  const queued = new Map<string, number[]>();
  for await (const rows of queuePieces(read, upTo)) {
    for (const [id, hash] of rows as readonly (readonly [number, string])[]) {
      if (sums.bucketOf(hash) === bucket) queued.set(hash, [...(queued.get(hash) ?? []), id]);
    }
  }
  const writtenSince = createWrittenSince(read, upTo);
  for await (const { hash, ...row } of chainedHashes(read, writtenSince)) {
    if (sums.bucketOf(hash) !== bucket) continue;
    const ids = queued.get(hash);
    if (!ids) return { ...row, why: 'notQueued' };
    ids.pop();
    if (ids.length === 0) queued.delete(hash);
  }
  const [left] = [...queued.values()].flat();
  return { in: 'queue', id: String(left), why: 'rowMissing' };
}

/**
 * Rows of a piece: some milliseconds of the embedded database, whose other users wait meanwhile (500 of them cost callers
 * 2.7 × their time, 80 make the verification a third longer); of PostgreSQL so few that its session, whose priority cannot be
 * lowered, is never long at work.
 */
const rowsAtOnce = { embedded: 300, postgres: 500 } as const;

type SecondReader = Awaited<ReturnType<typeof startSecondReader>>;

async function verify(
  whole: Read,
  keys: ChainKeys,
  { now, expected }: { now: Date; expected?: KnownSeal | undefined },
  sums: HashSums,
  second?: SecondReader,
): Promise<AuditReport> {
  const read = second ? { ...whole, records: { upTo: second.upTo } } : whole;
  const { on, tenantId } = read;
  // Before the last seal, which may be a later one.
  const ends = await readEnds(on, tenantId, keys);
  const span = {
    lastSealed: await lastSealOf(on, tenantId),
    lastQueued: (await lastQueued.first(on, tenantId))?.id ?? 0,
  };
  const writtenSince = createWrittenSince(read, span.lastQueued);
  const begun = await readSwitch(on, tenantId, (mac) => keys.known.get(keyIdOf(mac) ?? ''));
  const chains = await verifyChains(read, keys, writtenSince, sums);
  const counts = { recordCount: chains.counts.records, eventCount: chains.counts.events };
  const none = { ...counts, sealCount: 0, unsealedCount: 0, unsignedCount: 0 };
  const early = chains.broken ?? (await verifyHeads(whole));
  if (early) return { ...none, broken: early };
  if (begun === 'wrong') return { ...none, broken: { in: 'switch', id: tenantId, why: 'switchWrong' } };
  const { count: seq = 0, seal = null } = ends.end ?? {};
  const awaited = [...(seq > 0 ? [{ seq, seal }] : []), ...(expected ? [expected] : [])];
  const seals = await verifySeals(read, keys, begun, span, { sums, now, awaited });
  const later = seals.broken ? undefined : await second?.result;
  if (later) {
    counts.recordCount += later.count;
    sums.merge(later.sums);
    if (later.broken) return { ...none, ...counts, broken: later.broken };
  }
  const bucket = seals.broken ? undefined : sums.differing();
  const stranger = bucket === undefined ? undefined : await strangerIn(whole, bucket, span.lastQueued, sums);
  const broken = seals.broken ?? stranger ?? ends.broken ?? chains.erasure ?? later?.erasure;
  return { ...counts, ...seals, signedSince: begun?.switchedAt, broken };
}

/**
 * Checks everything a tenant's audit vouches for as it stood at the beginning: each order's and account's chain, what
 * the rows say, the seals, and that rows and queued hashes are the same set. Names the first broken row. It reads each
 * table once and in pieces, so that it takes as long as reading does, and memory does not grow with the history.
 *
 * PostgreSQL shows all pieces as of one moment. The embedded database has one connection, and a long transaction on
 * it blocks all callers: each piece is of its own moment, and what was written meanwhile is left for next time.
 */
export async function verifyAudit(
  db: Database,
  tenantId: string,
  {
    keys = chainKeys(),
    now = new Date(),
    expected,
    second: secondOf,
  }: {
    keys?: ChainKeys;
    now?: Date;
    /** The last seal that an earlier verification told. */
    expected?: KnownSeal | undefined;
    /** Where a second thread finds the same database, for a history of so many records or more. */
    second?: { readonly databaseUrl: string; readonly fromRows?: number } | undefined;
  } = {},
): Promise<AuditReport> {
  const readOn = (on: Queryable): Read => ({ on, tenantId, rowsAtOnce: rowsAtOnce[db.kind] });
  const sums = createHashSums();
  if (db.kind === 'embedded') return await verify(readOn(db), keys, { now, expected }, sums);
  return await db.transaction(async (tx) => {
    const text = 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY';
    await tx.connection.run({ text, values: [] });
    await tx.connection.run(withoutTimeLimit);
    const read = readOn(tx);
    const { rowsAtOnce: most } = read;
    const second =
      secondOf &&
      (await startSecondReader(tx, { ...secondOf, tenantId, rowsAtOnce: most, seed: sums.seed }, keys));
    try {
      return await verify(read, keys, { now, expected }, sums, second);
    } finally {
      await second?.end();
    }
  });
}
