import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { openDatabaseOf } from '../../app/start-server.ts';
import { DamagedDatabaseError, lockFile, makeDataFolder, restoreDraft } from '../../platform/db/index.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { contentsOf } from '../backup/archive.ts';
import { countMissing, namedFiles } from '../backup/named-files.ts';
import { readFromBucket } from '../backup/places.ts';
import { die } from '../open-database.ts';
import { AdminRefused, diskRefused, readArgs, readRefused, wrongUse } from '../read-args.ts';

/**
 * Puts a backup into the data folder, which must be empty. It is unpacked beside its place and opened once to see that
 * it is sound: a folder never holds half a backup that looks like a whole one.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArgs(args, {
    s3: { type: 'boolean' },
    'allow-missing': { type: 'boolean' },
  });
  const [given, ...rest] = positionals;
  if (!given || rest.length > 0)
    throw wrongUse(values.s3 ? 'Name one backup of the bucket.' : 'Name one file.');
  const file = values.s3 ? given : resolve(given);
  const settings = readSettings(process.env);
  const { path } = settings.data;
  if (settings.databaseUrl)
    throw new AdminRefused('DATABASE_URL names a PostgreSQL: restore it with pg_restore.');
  if (!values.s3) {
    const found = await stat(file).catch((error: unknown) => {
      throw readRefused(error, file, 'Nothing was restored.');
    });
    if (found.isDirectory())
      throw new AdminRefused(`${file} is a folder. Name the file in it that "backup" wrote.`);
  }
  await makeDataFolder(path);
  const draft = join(path, restoreDraft);
  const notEmpty = new AdminRefused(`${path} is not empty; name an empty folder (SVCDESK_DATA).`);
  const notWhole = new AdminRefused(`${file} is no whole backup. Nothing was restored; take another one.`);
  // Made before the look around: of two that restore at once, one finds it made.
  await mkdir(draft, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? notEmpty : error;
  });
  if ((await readdir(path)).some((name) => name !== restoreDraft && name !== lockFile)) {
    await rmdir(draft);
    throw notEmpty;
  }
  let missingCount = 0;
  try {
    const source = values.s3 ? await readFromBucket(settings, given) : createReadStream(file);
    await pipeline(source, extract({ cwd: draft, strict: true })).catch((error: NodeJS.ErrnoException) => {
      throw /^(TAR_|Z_)/.test(error.code ?? '') ? notWhole : error;
    });
    // An archive without a database would be given a new one.
    if (!existsSync(join(draft, 'database'))) throw notWhole;
    const db = await openDatabaseOf({ ...settings, data: { ...settings.data, path: draft } }, die);
    const named = await namedFiles(db, settings).finally(() => db.close());
    missingCount = countMissing(named, await contentsOf(draft, ['files']), {
      place: file,
      isAllowed: values['allow-missing'] ?? false,
      outcome: 'Nothing was restored.',
    });
  } catch (error) {
    // Some of it may be on its way to the disk still.
    await rm(draft, { recursive: true, force: true, maxRetries: 20 }).catch(() => {});
    throw error instanceof DamagedDatabaseError
      ? notWhole
      : diskRefused(error, draft, 'Nothing was restored.');
  }
  // Commands that look at the folder now lock the one that is there.
  await rm(join(draft, lockFile), { force: true });
  // The database comes last: without it nothing is taken for a data folder.
  const names = (await readdir(draft)).sort(
    (one, other) => Number(one === 'database') - Number(other === 'database'),
  );
  for (const name of names) await rename(join(draft, name), join(path, name));
  await rmdir(draft);
  console.log(`Restored ${path}`);
  if (missingCount > 0) console.log(`${missingCount} files that the database names were not in the backup.`);
}
