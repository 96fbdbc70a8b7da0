import { type Queryable, statement } from '../../db/index.ts';
import { createMerkleTree, type MerkleTree, sealOf } from '../chain.ts';
import { type ChainKeys, keyIdOf } from '../chain-key.ts';
import { besideOlderMs, type Switch } from '../switch.ts';
import { type Break, signerOf } from './break.ts';
import type { HashSums } from './hash-sums.ts';
import { piecesOf, type Read, rowsOf } from './pieces.ts';

const queuePage = statement<object, [tenantId: string, after: number, upTo: number, most: number]>(
  'audit.queuePage',
  `SELECT id, hash, seal_seq FROM audit_queue
   WHERE tenant_id = $1 AND id > $2 AND id <= $3 ORDER BY id LIMIT $4`,
);

/** The queue of a tenant, up to a hash of it, in its order. */
export const queuePieces = (read: Read, upTo: number) =>
  piecesOf(read, (last) => rowsOf(read.on, queuePage, read.tenantId, last?.[0] ?? 0, upTo, read.rowsAtOnce));

interface Seal {
  readonly seq: number;
  readonly root: string;
  readonly count: number;
  readonly prevSeal: string | null;
  readonly seal: string;
  readonly createdAt: string;
}

const sealPage = statement<Seal, [tenantId: string, after: number, most: number]>(
  'audit.sealPage',
  `SELECT seq, root, count, prev_seal AS "prevSeal", seal, created_at AS "createdAt"
   FROM audit_seals WHERE tenant_id = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
);

const lastSeal = statement<{ seq: number }, [tenantId: string]>(
  'audit.lastSealSeq',
  'SELECT seq FROM audit_seals WHERE tenant_id = $1 ORDER BY seq DESC LIMIT 1',
);

export async function lastSealOf(on: Queryable, tenantId: string): Promise<number> {
  return (await lastSeal.first(on, tenantId))?.seq ?? 0;
}

/**
 * Until when something of this tenant may be without a key, and after which seal. What an older server wrote is told
 * apart and counted; what comes later without a key is a fault.
 */
function graceOf(begun: Switch | undefined) {
  return {
    upTo: begun?.sealSeq ?? 0,
    until: begun ? new Date(Date.parse(begun.switchedAt) + besideOlderMs).toISOString() : '',
  };
}

/** A seal as it can be told apart: what the chain has held once it has to hold. */
export interface KnownSeal {
  readonly seq: number;
  readonly seal: string | null;
}

/** A seal whose batch is being read. */
interface Open {
  readonly seal: Seal;
  readonly tree: MerkleTree;
  read: number;
  unsigned: number;
}

export interface CheckedSeals {
  readonly sealCount: number;
  readonly unsealedCount: number;
  /** Written without a key by a server of the release before, since there was one. */
  readonly unsignedCount: number;
  /** The last of the chain. */
  readonly lastSeal?: KnownSeal | undefined;
  readonly broken?: Break | undefined;
}

interface Span {
  /** The last of the queue, and the last seal, when the verification began. */
  readonly lastQueued: number;
  readonly lastSealed: number;
}

/** Checks the tenant's chain of seals, and what each was made of, and takes every queued hash off the sums. */
export async function verifySeals(
  read: Read,
  keys: ChainKeys,
  begun: Switch | undefined,
  { lastQueued, lastSealed }: Span,
  { sums, now, awaited }: { sums: HashSums; now: Date; awaited: readonly KnownSeal[] },
): Promise<CheckedSeals> {
  const { on, tenantId } = read;
  const grace = graceOf(begun);
  const seals = sealsOf(read, keys, begun, { grace, now, awaited });
  const open = new Map<number, Open>();
  const counted = { sealCount: 0, unsealedCount: 0, unsignedCount: 0 };
  let loaded = 0;
  let lastSeal: KnownSeal | undefined;
  let latest = 0;
  const wrong = (seq: number, why: Break['why'] = 'sealWrong') => ({
    ...counted,
    broken: { in: 'seals', id: String(seq), why } as const,
  });

  /** Reads on in the chain of seals up to this one. */
  async function load(upTo: number): Promise<Break | undefined> {
    while (loaded < upTo) {
      const { value } = await seals.next();
      if (!value) return wrong(upTo).broken;
      if ('broken' in value) return value.broken;
      loaded = value.seq;
      lastSeal = { seq: value.seq, seal: value.seal };
      open.set(loaded, { seal: value, tree: createMerkleTree(), read: 0, unsigned: 0 });
    }
    return undefined;
  }

  /** Whether a batch is what was sealed. */
  function close({ seal, tree, unsigned }: Open): Break | undefined {
    open.delete(seal.seq);
    counted.sealCount += 1;
    if (tree.root() !== seal.root) return wrong(seal.seq).broken;
    if (seal.seq <= grace.upTo || unsigned === 0) return undefined;
    counted.unsignedCount += unsigned;
    // What a seal without a key says of its time counts as little as its hashes; the next one vouches for both.
    const late = keyIdOf(seal.seal) !== undefined && seal.createdAt > grace.until;
    return late ? wrong(seal.seq, 'notSigned').broken : undefined;
  }

  for await (const rows of queuePieces(read, lastQueued)) {
    for (const [, hash, sealSeq] of rows as readonly (readonly [number, string, number | null])[]) {
      sums.take(hash);
      const isSigned = keyIdOf(hash) !== undefined;
      latest = Math.max(latest, sealSeq ?? 0);
      // Sealed meanwhile is as good as not sealed yet.
      if (sealSeq === null || sealSeq > lastSealed) {
        counted.unsealedCount += 1;
        if (isSigned) continue;
        counted.unsignedCount += 1;
        if (now.toISOString() > grace.until) return wrong(lastSealed + 1, 'notSigned');
        continue;
      }
      const broken = await load(sealSeq);
      if (broken) return { ...counted, broken };
      const batch = open.get(sealSeq);
      // More than were sealed, or of a seal that is not in the chain.
      if (!batch) return wrong(sealSeq);
      batch.tree.add(hash);
      batch.read += 1;
      if (!isSigned) batch.unsigned += 1;
      if (batch.read < batch.seal.count) continue;
      const faulty = close(batch);
      if (faulty) return { ...counted, broken: faulty };
    }
  }
  // The rest of the chain: without batches, or made meanwhile.
  for await (const value of seals) {
    if ('broken' in value) return { ...counted, broken: value.broken };
    if (value.seq <= lastSealed) return wrong(value.seq);
  }
  const [unread] = open.keys();
  if (unread !== undefined) return wrong(unread);
  if (latest > lastSealed && latest > (await lastSealOf(on, tenantId))) return wrong(latest);
  return { ...counted, lastSeal };
}

/** The chain of seals, each checked; it ends with what is broken in it. */
async function* sealsOf(
  read: Read,
  keys: ChainKeys,
  begun: Switch | undefined,
  { grace, now, awaited }: { grace: ReturnType<typeof graceOf>; now: Date; awaited: readonly KnownSeal[] },
): AsyncGenerator<Seal | { broken: Break }> {
  const { on, tenantId, rowsAtOnce } = read;
  const broken = (seq: number, why: Break['why'], keyId?: string) => ({
    broken: { in: 'seals', id: String(seq), why, ...(keyId && { keyId }) } as const,
  });
  let previous: Seal | undefined;
  /** The first without a key since the last that has one. */
  let unsigned: number | undefined;
  let missing = awaited;
  for (;;) {
    const page = await sealPage.all(on, tenantId, previous?.seq ?? 0, rowsAtOnce);
    for (const seal of page) {
      const signer = signerOf(seal.seal, keys);
      if ('unknown' in signer) yield broken(seal.seq, 'keyUnknown', signer.unknown);
      else {
        const linked = seal.seq === (previous?.seq ?? 0) + 1 && seal.prevSeal === (previous?.seal ?? null);
        if (!linked || sealOf({ ...seal, tenantId }, signer.key) !== seal.seal)
          yield broken(seal.seq, 'sealWrong');
        if (seal.seq === begun?.sealSeq && seal.seal !== begun.seal) yield broken(seal.seq, 'sealWrong');
        if (seal.seq > grace.upTo) {
          if (!signer.key) unsigned ??= seal.seq;
          else if (unsigned !== undefined) {
            if (seal.createdAt > grace.until) yield broken(unsigned, 'notSigned');
            unsigned = undefined;
          }
        }
        missing = missing.filter((each) => each.seq !== seal.seq || each.seal !== seal.seal);
        yield seal;
      }
      previous = seal;
    }
    if (page.length < rowsAtOnce) break;
  }
  if (unsigned !== undefined && now.toISOString() > grace.until) yield broken(unsigned, 'notSigned');
  if (begun && (previous?.seq ?? 0) < begun.sealSeq) yield broken(begun.sealSeq, 'sealWrong');
  for (const { seq } of missing) yield broken(seq, 'sealsMissing');
}
