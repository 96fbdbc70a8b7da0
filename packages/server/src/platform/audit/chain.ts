import { hash, randomBytes } from 'node:crypto';

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

/** Links a row to the one before it; `payload` is everything that must not change unnoticed. */
export function linkTo(
  prevHash: string | null,
  head: LinkHead,
  payload: unknown,
  salt: string = randomBytes(16).toString('base64url'),
): Link {
  const digest = digestOf(salt, payload);
  return { salt, digest, prevHash, hash: hashOf(prevHash, head, digest) };
}

/** Salted digest of a payload; the order of its keys does not matter, and absent and null are the same, so that tables can gain columns. */
export function digestOf(salt: string, payload: unknown): string {
  return sha256(`${salt}\n${canonical(payload)}`);
}

/** The hash of a link, from what stands in its row. */
export function hashOf(prevHash: string | null, head: LinkHead, digest: string): string {
  const { tenantId, chainId, seq, id, kind, at } = head;
  return sha256(JSON.stringify([prevHash, tenantId, chainId, seq, id, kind, at, digest]));
}

function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}

/** JSON with sorted keys and without what is absent. Written by hand, because every record passes here. */
function canonical(value: unknown): string | undefined {
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

/**
 * Root of the tree over a batch of hashes, in their order. Leaves and nodes are hashed apart, so that no
 * node can pass for a leaf; an odd one goes up as it is.
 */
export function merkleRoot(hashes: readonly string[]): string {
  let level = hashes.map((hash) => sha256(`leaf ${hash}`));
  while (level.length > 1) {
    const above: string[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const [left, right] = [level[index] as string, level[index + 1]];
      above.push(right === undefined ? left : sha256(`node ${left} ${right}`));
    }
    level = above;
  }
  return level[0] ?? sha256('empty');
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

export function sealOf({ tenantId, seq, root, count, prevSeal, createdAt }: SealHead): string {
  return sha256(JSON.stringify([prevSeal, tenantId, seq, root, count, createdAt]));
}
