import { createHash } from 'node:crypto';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

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
