import { type Database, type Queryable, StartError, statement } from '../db/index.ts';
import { deployment, formerKeys, idOfKey, keyInUse } from './prove-keys.ts';
import { sealedColumns } from './sealed-columns.ts';
import { createSecretBox } from './secret-box.ts';
import type { SecretKeys } from './secret-keys.ts';

/** What was done. */
export interface Rotated {
  /** Values that are sealed with the current key now and were not. */
  readonly sealedCount: number;
  /** Values that none of the keys opens: left as they are, or taken away when they are given up. */
  readonly lostCount: number;
}

const retire = statement<object, [id: string, sealedKey: string]>(
  'secrets.retire',
  'UPDATE secret_keys SET sealed_key = $2, retired_at = coalesce(retired_at, now()) WHERE id = $1',
);

const forgetFormer = statement<object>(
  'secrets.retireLost',
  "UPDATE secret_keys SET sealed_key = '', retired_at = now() WHERE sealed_key IS NULL",
);

const use = statement<object, [id: string]>(
  'secrets.use',
  `INSERT INTO secret_keys (id) VALUES ($1)
   ON CONFLICT (id) DO UPDATE SET sealed_key = NULL, retired_at = NULL`,
);

const lockKeys = statement<object>('secrets.lock', 'LOCK TABLE secret_keys IN EXCLUSIVE MODE');

/** Has the current key take the place of the one in use, which is kept sealed with it; at once, or not at all. */
async function takeOver(tx: Queryable, keys: SecretKeys, giveUp: boolean): Promise<void> {
  const { current, others } = keys;
  // Another process may change the key at this moment.
  await lockKeys.change(tx);
  const inUse = await keyInUse(tx);
  if (inUse === idOfKey(current)) return;
  const isAnother = inUse !== undefined && !others.some((key) => idOfKey(key) === inUse);
  if (isAnother && !giveUp) throw new StartError(changedMeanwhile);
  const box = createSecretBox(current);
  const former = [...others, ...(await formerKeys(tx, keys))].filter((key) => key !== current);
  for (const key of former) await retire.change(tx, idOfKey(key), box.seal(deployment, key));
  if (giveUp) await forgetFormer.change(tx);
  await use.change(tx, idOfKey(current));
}

const changedMeanwhile =
  'Another command has changed the secret key to another one just now. Nothing was changed by this command.';

/**
 * Seals everything anew that is not sealed with the current key, piece by piece, while servers go on that have the key
 * in use and the current one. What was done stays done when it is cut off, and it goes on when it is run again. With
 * `giveUp` it also takes away what no key opens, since the former one is lost.
 */
export async function rotateKeys(db: Database, keys: SecretKeys, giveUp = false): Promise<Rotated> {
  const inUse = await keyInUse(db);
  if (inUse !== idOfKey(keys.current)) await db.transaction((tx) => takeOver(tx, keys, giveUp));
  const box = createSecretBox(keys.current);
  const any = createSecretBox(keys.current, ...keys.others, ...(await formerKeys(db, keys)));
  let sealedCount = 0;
  let lostCount = 0;
  for (const column of sealedColumns) {
    let after: readonly string[] | undefined;
    do {
      const { values, next } = await column.page(db, after);
      for (const value of values) {
        const [tenantId = ''] = value.place;
        if (box.open(tenantId, value.sealed) !== undefined) continue;
        const secret = any.open(tenantId, value.sealed);
        if (secret !== undefined) {
          if (await column.replace(db, value, box.seal(tenantId, secret))) sealedCount += 1;
        } else if (!giveUp || (await column.remove(db, value))) lostCount += 1;
      }
      after = next;
    } while (after);
  }
  return { sealedCount, lostCount };
}
