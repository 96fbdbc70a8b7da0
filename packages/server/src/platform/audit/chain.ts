import { hash, randomBytes } from 'node:crypto';
import { type ChainKey, chainKeys } from './chain-key.ts';

/** The links of an append-only chain: who erases or changes a row breaks every hash after it. */
export interface Link {
  readonly salt: string;
  /** Salted digest of what the row says, so that personal data can be erased and the chain still verifies. */
  readonly digest: string;
  readonly prevHash: string | null;
  readonly hash: string;
}

/** What a link vouches for openly, beside the payload that only its digest covers. */
export interface LinkHead {
  readonly tenantId: string;
  /** The order or account whose chain it is. */
  readonly chainId: string;
  readonly seq: number;
  readonly id: string;
  /** Kind of the event or handle type of the record. */
  readonly kind: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Links a row to the one before it, with the key of this process; `payload` is everything that must not change unnoticed. */
export function linkTo(
  prevHash: string | null,
  head: LinkHead,
  payload: unknown,
  salt: string = randomBytes(16).toString('base64url'),
): Link {
  const digest = digestOf(salt, payload);
  return { salt, digest, prevHash, hash: hashOf(prevHash, head, digest, chainKeys().current) };
}

/** Salted digest of a payload; the order of its keys does not matter, and absent and null are the same, so that tables can gain columns. */
export const digestOf = (salt: string, payload: unknown): string => digestOfText(salt, canonical(payload));

/** The same of a payload that is canonical already. */
export const digestOfText = (salt: string, payload: string | undefined): string =>
  sha256(`${salt}\n${payload}`);

/** The hash of a link, from the columns of its row; without a key, as older releases made it. */
export function hashOf(
  prevHash: string | null,
  head: LinkHead,
  digest: string,
  key: ChainKey | undefined,
): string {
  const { tenantId, chainId, seq, id, kind, at } = head;
  return signed(JSON.stringify([prevHash, tenantId, chainId, seq, id, kind, at, digest]), key);
}

const signed = (text: string, key: ChainKey | undefined) => (key ? key.sign(text) : sha256(text));

function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}

/** JSON with sorted keys and without what is absent. Written by hand, because every record passes here. */
export function canonical(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'object' || value instanceof Date) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((part) => canonical(part) ?? 'null').join(',')}]`;
  const parts: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const text = canonical((value as Record<string, unknown>)[key]);
    if (text !== undefined) parts.push(`${JSON.stringify(key)}:${text}`);
  }
  return `{${parts.join(',')}}`;
}

/** A whole tree over a power of two of leaves, the largest first. */
interface Peak {
  readonly leaves: number;
  readonly root: string;
}

/**
 * The tree over a batch of hashes that come one after the other. Leaves and nodes are hashed apart, so that no node can
 * pass for a leaf; an odd one goes up as it is. It keeps no more than a hash a level.
 */
export function createMerkleTree() {
  const peaks: Peak[] = [];
  return {
    add(hash: string): void {
      let top: Peak = { leaves: 1, root: sha256(`leaf ${hash}`) };
      for (let last = peaks.at(-1); last?.leaves === top.leaves; last = peaks.at(-1)) {
        peaks.pop();
        top = { leaves: top.leaves * 2, root: sha256(`node ${last.root} ${top.root}`) };
      }
      peaks.push(top);
    },
    /** Of what was added so far. */
    root(): string {
      const roots = peaks.map(({ root }) => root);
      return roots.length === 0
        ? sha256('empty')
        : roots.reduceRight((right, left) => sha256(`node ${left} ${right}`));
    },
  };
}

export type MerkleTree = ReturnType<typeof createMerkleTree>;

/** Root of the tree over a batch of hashes, in their order. */
export function merkleRoot(hashes: readonly string[]): string {
  const tree = createMerkleTree();
  for (const hash of hashes) tree.add(hash);
  return tree.root();
}

/** What a seal vouches for. */
export interface SealHead {
  readonly tenantId: string;
  readonly seq: number;
  readonly root: string;
  readonly count: number;
  readonly prevSeal: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** The seal of a batch; without a key as it was made before there was one. */
export function sealOf(head: SealHead, key: ChainKey | undefined): string {
  const { tenantId, seq, root, count, prevSeal, createdAt } = head;
  return signed(JSON.stringify([prevSeal, tenantId, seq, root, count, createdAt]), key);
}
