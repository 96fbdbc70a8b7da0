import { migrateDatabase } from '../../app/start-server.ts';
import { type Database, FolderInUseError, lockOnDisk, makeDataFolder } from '../../platform/db/index.ts';
import { idOfKey, keyInUse } from '../../platform/secrets/prove-keys.ts';
import { type Rotated, rotateKeys } from '../../platform/secrets/rotate-keys.ts';
import { keepKeys, newSecretKey, type SecretKeys, secretKeysOf } from '../../platform/secrets/secret-keys.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { expectData, type OpenDatabase, withDatabase } from '../open-database.ts';
import { AdminRefused, readArgs, wrongUse } from '../read-args.ts';

/** Seals everything anew with another secret key, beside servers that go on. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArgs(args, { lost: { type: 'boolean', default: false } });
  if (positionals.join(' ') !== 'rotate') throw wrongUse('Say "secrets rotate".');
  const unlock = await lockKeys();
  try {
    await (values.lost ? withDatabase(giveUp, migrateDatabase) : withDatabase(rotate));
  } finally {
    await unlock();
  }
}

/** Two that write the keys of a data folder would lose one of them. Keys of the settings are the database's matter. */
async function lockKeys(): Promise<() => Promise<void>> {
  const settings = readSettings(process.env);
  const { secretKey, data } = settings;
  if (secretKey !== undefined) return async () => {};
  await expectData(settings);
  await makeDataFolder(data.path);
  return await lockOnDisk(data.path, 'secret.key.lock').catch((error: unknown) => {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new AdminRefused(
      'Another "secrets rotate" is at work on this data folder. Wait until it has ended.',
    );
  });
}

async function rotate({ db, settings }: OpenDatabase): Promise<void> {
  const given = await secretKeysOf(settings);
  const keys = given.file === undefined ? given : await keysOfFolder(db, given, given.file);
  const isChange = (await keyInUse(db)) !== idOfKey(keys.current);
  const rotated = await rotateKeys(db, keys);
  // Until here a start finds both, and this command what it began.
  if (keys.file !== undefined) await keepKeys(keys.file, [keys.current]);
  console.log(`${isChange ? 'The key was changed. ' : ''}${inWords(rotated)}`);
  if (rotated.lostCount > 0)
    throw new AdminRefused(
      `${rotated.lostCount} values are opened by none of the keys and were left: run it with the key that they were sealed with as SVCDESK_OTHER_SECRET_KEY.`,
    );
  if (!isChange && keys.file === undefined)
    console.log(
      'SVCDESK_SECRET_KEY was in use already. To change it, give the servers and this command another one, with the present one as SVCDESK_OTHER_SECRET_KEY.',
    );
}

/** Of a data folder: a new key beside the present one, unless a rotation that was cut off has left both. */
async function keysOfFolder(db: Database, given: SecretKeys, file: string): Promise<SecretKeys> {
  const inUse = await keyInUse(db);
  if (given.others.length > 0 || inUse !== idOfKey(given.current)) return given;
  const keys = { current: newSecretKey(), others: [given.current], file };
  await keepKeys(file, [keys.current, ...keys.others]);
  return keys;
}

async function giveUp({ db, settings }: OpenDatabase): Promise<void> {
  const keys = await secretKeysOf(settings);
  if ((await keyInUse(db)) === idOfKey(keys.current)) {
    throw new AdminRefused('Nothing is lost: the secret key is the one that the database is sealed with.');
  }
  const rotated = await rotateKeys(db, keys, true);
  console.log(
    `The key was changed. ${inWords(rotated)} ${rotated.lostCount} that nothing opens any more were taken away: import the credentials of devices again, and renew the secrets of webhooks. History that was signed with the lost key cannot be verified.`,
  );
}

const inWords = ({ sealedCount }: Rotated): string => `${sealedCount} values were sealed anew.`;
