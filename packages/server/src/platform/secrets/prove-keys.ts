import { rm } from 'node:fs/promises';
import { chainKeysOf, useChainKeys } from '../audit/chain-key.ts';
import { type Queryable, StartError, statement } from '../db/index.ts';
import { lastingColumns } from './sealed-columns.ts';
import { createSecretBox } from './secret-box.ts';
import type { SecretKeys } from './secret-keys.ts';

interface KnownKey {
  readonly id: string;
  /** Null of the one in use. */
  readonly sealedKey: string | null;
}

const known = statement<KnownKey>('secrets.known', 'SELECT id, sealed_key AS "sealedKey" FROM secret_keys');

const mark = statement<object, [id: string]>(
  'secrets.mark',
  'INSERT INTO secret_keys (id) VALUES ($1) ON CONFLICT DO NOTHING',
);

/** Keys are sealed for the deployment, which no tenant is named as. */
export const deployment = '';

/** What a key is known by: nothing of it can be worked out from that. */
export const idOfKey = (key: string): string => chainKeysOf(key).current.id;

/** The id of the key in use, if the database has been marked. */
export async function keyInUse(on: Queryable): Promise<string | undefined> {
  return (await known.all(on)).find(({ sealedKey }) => sealedKey === null)?.id;
}

/** Former keys, with which old history verifies and what was overlooked opens. */
export async function formerKeys(on: Queryable, { current, others }: SecretKeys): Promise<string[]> {
  const box = createSecretBox(current, ...others);
  return (await known.all(on)).flatMap(({ sealedKey }) => box.open(deployment, sealedKey ?? '') ?? []);
}

/**
 * Sees that a process was given the key that the database is sealed with, and sets the keys of its history. A database
 * without a mark gets one: that of the key that opens what is sealed in it. Throws {@link StartError} otherwise, and
 * takes a key away that was made a moment ago because its file was missing. `readAgain` gives the keys of this moment:
 * "secrets rotate" may have changed their file after it was read.
 */
export async function proveKeys(
  on: Queryable,
  keys: SecretKeys,
  readAgain?: () => Promise<SecretKeys>,
): Promise<void> {
  const inUse = (await keyInUse(on)) ?? (await markKey(on, keys));
  const { current, others, file, isNew } = keys;
  if (inUse === undefined || ![current, ...others].some((key) => idOfKey(key) === inUse)) {
    const now = file === undefined || isNew ? keys : ((await readAgain?.()) ?? keys);
    if (now.current !== current) return await proveKeys(on, now, readAgain);
    if (isNew && file !== undefined) await rm(file);
    throw new StartError(wrongKey(keys));
  }
  useChainKeys(chainKeysOf(current, ...others, ...(await formerKeys(on, keys))));
}

/** Marks a database with the key that opens something that is sealed there, or the current one where nothing is. */
async function markKey(on: Queryable, { current, others }: SecretKeys): Promise<string | undefined> {
  const pages = await Promise.all(lastingColumns.map((column) => column.page(on, undefined)));
  const values = pages.flatMap((page) => page.values);
  const opens = (key: string) => {
    const box = createSecretBox(key);
    return values.some(({ place: [tenantId = ''], sealed }) => box.open(tenantId, sealed) !== undefined);
  };
  const key = values.length === 0 ? current : [current, ...others].find(opens);
  if (key === undefined) return undefined;
  await mark.change(on, idOfKey(key));
  // Another server may have been faster.
  return await keyInUse(on);
}

function wrongKey({ file, isNew }: SecretKeys): string {
  const what =
    file === undefined
      ? 'SVCDESK_SECRET_KEY is not the key'
      : isNew
        ? `The secret key is missing (${file}); it is the key`
        : `${file} has not the key`;
  return `${what} that credentials and the history of this database are sealed with. Nothing was changed. Put the key back: ${file === undefined ? 'from where it was kept, or from another server of this database' : 'secret.key from a backup of the data folder, or SVCDESK_SECRET_KEY if the servers had that'}. To change keys, see "svcdesk-server secrets --help"; it also says what to do when the key is lost.`;
}
