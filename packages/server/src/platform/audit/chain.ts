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

const saltBytes = 16;
const saltsAtOnce = 256;
let salts = Buffer.alloc(0);

/** Random bytes are asked of the system for many salts at once: asking takes longer than hashing. */
function newSalt(): string {
  if (salts.length === 0) salts = randomBytes(saltBytes * saltsAtOnce);
  const salt = salts.toString('base64url', 0, saltBytes);
  salts = salts.subarray(saltBytes);
  return salt;
}

/** Links a row to the one before it; `payload` is everything that must not change unnoticed. */
export function linkTo(
  prevHash: string | null,
  head: LinkHead,
  payload: unknown,
  salt: string = newSalt(),
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
