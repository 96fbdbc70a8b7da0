import { toSnakeCase } from 'drizzle-orm/casing';
import { type Statement, statement } from '../../db/index.ts';
import { canonical, digestOfText, hashOf } from '../chain.ts';
import type { ChainKeys } from '../chain-key.ts';
import { isErasure, recordSays } from '../erasure.ts';
import { type Break, type ChainKind, type Checked, signerOf } from './break.ts';
import type { HashSums } from './hash-sums.ts';
import { piecesOf, type Read, type Row, rowsOf } from './pieces.ts';
import type { WrittenSince } from './written-since.ts';

type Page = Statement<object, [tenantId: string, chainId: string, seq: number, most: number, upTo: string]>;

/** A table of chains: orders' records, or other events by account. */
interface Kind {
  readonly name: ChainKind;
  readonly page: Page;
  /** Of the same rows what tells which is which. */
  readonly hashes: Page;
  /** What a row says, from {@link firstSaid} on: the names that stand in its digest, as JSON. */
  readonly names: readonly string[];
}

/** What every row is read with, in this order; what it says follows. */
interface Linked {
  readonly chainId: string;
  readonly seq: number;
  readonly hash: string;
}
const firstSaid = 11;

const beforeAll = '00000000-0000-0000-0000-000000000000';
const behindAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Before and behind every row of a chain, also those that the service would never write. */
const minSeq = -(2 ** 31) - 1;
const maxSeq = 2 ** 31 - 1;

interface Chained {
  readonly table: string;
  readonly chain: string;
  readonly kind: string;
  readonly at: string;
  /** When something of it was erased, and the signature of that. */
  readonly erased: readonly [at: string, signature: string];
  /** What a row says that only its digest covers: SQL by name. */
  readonly said: Readonly<Record<string, string>>;
}

function kindOf(name: ChainKind, { table, chain, kind, at, erased, said }: Chained): Kind {
  const names = Object.keys(said).sort();
  const page = (of: string, columns: readonly string[]): Page =>
    statement(
      `audit.${name}${of}`,
      `SELECT t.${chain}, t.seq, t.hash, t.id, ${columns.join(', ')} FROM ${table} t
       WHERE t.tenant_id = $1 AND (t.${chain}, t.seq) > ($2::uuid, $3::bigint) AND t.${chain} <= $5::uuid
       ORDER BY t.${chain}, t.seq LIMIT $4`,
    );
  const links = ['t.prev_hash', 't.salt', 't.digest', ...erased];
  const values = names.map((each, index) => `${said[each]} AS said${index}`);
  return {
    name,
    page: page('Page', [`t.${kind}`, `t.${at}`, ...links, ...values]),
    hashes: page('Hashes', ['t.tenant_id']),
    names: names.map((each) => JSON.stringify(each)),
  };
}

const eventSays = ['actorKind', 'actorId', 'changes', 'requestId', 'address', 'device', 'deviceAt'];

const columns = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `t.${toSnakeCase(name)}`]));

const kinds: readonly Kind[] = [
  kindOf('records', {
    table: 'order_records',
    chain: 'order_id',
    kind: 'handle_type',
    at: 'recorded_at',
    erased: ['t.erased_at', 't.erasure'],
    said: columns(recordSays),
  }),
  kindOf('events', {
    table: 'audit_events',
    chain: 'chain_id',
    kind: 'kind',
    at: 'at',
    // Of events nothing is erased, whatever they are marked as.
    erased: ['NULL', 'NULL'],
    said: {
      ...columns(eventSays),
      object: `CASE WHEN coalesce(t.object_kind, t.object_id) IS NOT NULL THEN jsonb_build_object('kind', t.object_kind, 'id', t.object_id) END`,
    },
  }),
];

/** What a row says, as its digest covers it. */
function payloadOf({ names }: Kind, row: Row): string {
  let text = '{';
  for (let index = 0; index < names.length; index++) {
    const value = canonical(row[firstSaid + index]);
    if (value !== undefined) text += `${text.length > 1 ? ',' : ''}${names[index]}:${value}`;
  }
  return `${text}}`;
}

function linkedOf([chainId, seq, hash]: Row): Linked {
  return { chainId: chainId as string, seq: seq as number, hash: hash as string };
}

/** What is wrong with a row that follows another one, of the same chain or of the one before. */
function wrongIn(
  kind: Kind,
  tenantId: string,
  row: Row,
  before: Linked | undefined,
  keys: ChainKeys,
): Pick<Break, 'why' | 'keyId'> | undefined {
  const [chainId, seq, hash, id, kindName, at, prevHash, salt, digest, erasedAt, erasure] = row as [
    chainId: string,
    seq: number,
    hash: string,
    id: string,
    kind: unknown,
    at: string,
    prevHash: string | null,
    salt: string,
    digest: string,
    erasedAt: string | null,
    erasure: string | null,
  ];
  const previous = before?.chainId === chainId ? before : undefined;
  if (seq !== (previous?.seq ?? 0) + 1) return { why: 'gap' };
  if (prevHash !== (previous?.hash ?? null)) return { why: 'linkBroken' };
  const left = payloadOf(kind, row);
  const isErased = erasedAt !== null || erasure !== null;
  if (!isErased && digestOfText(salt, left) !== digest) return { why: 'contentChanged' };
  const signer = signerOf(hash, keys);
  if ('unknown' in signer) return { why: 'keyUnknown', keyId: signer.unknown };
  const head = { tenantId, chainId, seq, id, kind: String(kindName), at };
  if (hashOf(prevHash, head, digest, signer.key) !== hash) return { why: 'hashWrong' };
  // What was erased on request is gone, and the digest still stands for it; that it was is signed.
  const isVouchedFor = !isErased || isErasure({ tenantId, id, hash, erasedAt, left }, erasure, keys);
  return isVouchedFor ? undefined : { why: 'erasureNotSigned' };
}

/** All chains of a kind, in pieces; what was written meanwhile is known when a piece is looked at. */
function chainPieces(read: Read, { name }: Kind, page: Page, writtenSince: WrittenSince) {
  const { after, upTo = behindAll } = (name === 'records' && read.records) || {};
  const first = after === undefined ? [beforeAll, minSeq] : [after, maxSeq];
  return piecesOf(read, async (last) => {
    const [chainId, seq] = last ?? first;
    const rows = rowsOf(read.on, page, read.tenantId, chainId, seq, read.rowsAtOnce, upTo);
    // Sent behind it, so that whatever is new in it has been read.
    const [found] = await Promise.all([rows, writtenSince.read()]);
    return found;
  });
}

/** Checks all chains of a kind, row by row, and puts their hashes with those that are to be in the queue. */
async function checkChains(
  kind: Kind,
  read: Read,
  keys: ChainKeys,
  writtenSince: WrittenSince,
  sums: HashSums,
): Promise<Checked> {
  let count = 0;
  let before: Linked | undefined;
  let erasure: Break | undefined;
  for await (const rows of chainPieces(read, kind, kind.page, writtenSince)) {
    for (const row of rows) {
      const wrong = wrongIn(kind, read.tenantId, row, before, keys);
      if (wrong?.why === 'erasureNotSigned') erasure ??= { in: kind.name, id: row[3] as string, ...wrong };
      else if (wrong) return { count, broken: { in: kind.name, id: row[3] as string, ...wrong } };
      before = linkedOf(row);
      if (!writtenSince.has(before.hash)) sums.put(before.hash);
      count += 1;
    }
  }
  return { count, erasure };
}

/** Checks both kinds of chains, or one. */
export async function verifyChains(
  read: Read,
  keys: ChainKeys,
  writtenSince: WrittenSince,
  sums: HashSums,
  only?: ChainKind,
): Promise<Omit<Checked, 'count'> & { readonly counts: Record<ChainKind, number> }> {
  const counts = { records: 0, events: 0 };
  let unsigned: Break | undefined;
  for (const kind of kinds.filter(({ name }) => only === undefined || name === only)) {
    const { count, broken, erasure }: Checked = await checkChains(kind, read, keys, writtenSince, sums);
    counts[kind.name] = count;
    if (broken) return { counts, broken };
    unsigned ??= erasure;
  }
  return { counts, erasure: unsigned };
}

/** Goes through all chained rows by their hashes. */
export async function* chainedHashes(read: Read, writtenSince: WrittenSince) {
  for (const kind of kinds) {
    for await (const rows of chainPieces(read, kind, kind.hashes, writtenSince)) {
      for (const [, , hash, id] of rows) {
        if (!writtenSince.has(hash as string))
          yield { in: kind.name, id: id as string, hash: hash as string };
      }
    }
  }
}
