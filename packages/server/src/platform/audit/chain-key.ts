import { createHmac, createSecretKey, hash, hkdfSync } from 'node:crypto';

/** What the history is written with, so that an intruder in the database cannot make up hashes that fit. */
export interface ChainKey {
  /** Stands before everything that it signs, so that what was signed before a change of keys still verifies. */
  readonly id: string;
  /** `id.mac`: HMAC-SHA-256 of the text. */
  sign(text: string): string;
}

const keyBytes = 32;
const idLength = 8;

/** The chain key of a deployment's secret key, which all servers of one database share. */
function chainKeyOf(secretKey: string): ChainKey {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'svcdesk audit chain', keyBytes));
  const id = hash('sha256', Buffer.concat([key, Buffer.from('id')]), 'base64url').slice(0, idLength);
  // An object, because a key given as bytes is taken apart again at every signature, which takes ten times as long.
  const secret = createSecretKey(key);
  return { id, sign: (text) => `${id}.${createHmac('sha256', secret).update(text).digest('base64url')}` };
}

/** The id of the key that a hash or a seal was signed with; undefined for what was made before there was a key. */
export function keyIdOf(signed: string): string | undefined {
  const end = signed.indexOf('.');
  return end === -1 ? undefined : signed.slice(0, end);
}

/** The keys of this process: the one that it signs with, and by their ids all that it can verify with. */
export interface ChainKeys {
  /** The secret keys that they are of, for a thread that verifies too. */
  readonly secretKeys: readonly string[];
  readonly current: ChainKey;
  readonly known: ReadonlyMap<string, ChainKey>;
}

/** The first key signs; the others are former ones, of which there may be rows. */
export function chainKeysOf(current: string, ...former: readonly string[]): ChainKeys {
  const secretKeys = [current, ...former];
  const keys = secretKeys.map(chainKeyOf);
  return { secretKeys, current: keys[0] as ChainKey, known: new Map(keys.map((key) => [key.id, key])) };
}

let inUse: ChainKeys | undefined;

/**
 * Sets the keys of this process, which writes the history of one deployment. Without them nothing can be recorded, so
 * that no entry forgets to.
 */
export function useChainKeys(keys: ChainKeys): void {
  inUse = keys;
}

/** The keys of this process. */
export function chainKeys(): ChainKeys {
  if (!inUse) throw new Error('The history cannot be read or written before its key is known');
  return inUse;
}
