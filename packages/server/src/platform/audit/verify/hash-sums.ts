import { hash as digest, randomBytes } from 'node:crypto';

const buckets = 4096;
const bucketDigits = 3;
const sumDigits = 12;
/** Sums stay whole numbers that a double holds. */
const modulus = 2 ** 48;

/**
 * Compares two sets of hashes that are each read once, in orders of their own, and too large to be kept: each hash
 * falls into one of some thousand buckets and is added there by one side and taken off by the other. A secret seed
 * decides what a hash counts for, so that an intruder cannot make up hashes that add up.
 */
export function createHashSums(seed: string = randomBytes(18).toString('base64url')) {
  const sums = new Float64Array(buckets);
  const counts = new Int32Array(buckets);

  function add(hash: string, sign: 1 | -1): void {
    const drawn = digest('sha256', seed + hash, 'hex');
    const bucket = Number.parseInt(drawn.slice(0, bucketDigits), 16);
    const worth = Number.parseInt(drawn.slice(bucketDigits, bucketDigits + sumDigits), 16);
    sums[bucket] = ((sums[bucket] as number) + sign * worth) % modulus;
    counts[bucket] = (counts[bucket] as number) + sign;
  }

  return {
    seed,
    /** What was added up so far, to be merged into sums of the same seed. */
    state: () => ({ sums, counts }),
    merge(other: { readonly sums: Float64Array; readonly counts: Int32Array }): void {
      for (let bucket = 0; bucket < buckets; bucket++) {
        sums[bucket] = ((sums[bucket] as number) + (other.sums[bucket] as number)) % modulus;
        counts[bucket] = (counts[bucket] as number) + (other.counts[bucket] as number);
      }
    },
    put: (hash: string): void => add(hash, 1),
    take: (hash: string): void => add(hash, -1),
    bucketOf: (hash: string): number =>
      Number.parseInt(digest('sha256', seed + hash, 'hex').slice(0, bucketDigits), 16),
    /** A bucket in which the two sets are not the same. */
    differing(): number | undefined {
      const found = sums.findIndex((sum, bucket) => sum !== 0 || counts[bucket] !== 0);
      return found === -1 ? undefined : found;
    },
  };
}

export type HashSums = ReturnType<typeof createHashSums>;
