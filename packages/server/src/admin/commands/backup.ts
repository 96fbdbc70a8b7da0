import { mkdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  checkVersion,
  DamagedDatabaseError,
  FolderInUseError,
  isDatabaseError,
  lockOnDisk,
  markBackup,
  openDatabase,
  type Queryable,
  statement,
} from '../../platform/db/index.ts';
import { S3Refusal } from '../../platform/files/s3-upload.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { unexpectedErrorInWords } from '../../platform/unexpected-error.ts';
import { type Contents, contentsOf, pack, verifyArchive } from '../backup/archive.ts';
import { copyDatabase } from '../backup/copy-database.ts';
import { countMissing, namedFiles } from '../backup/named-files.ts';
import { bucketPlace, filePlace, type Place } from '../backup/places.ts';
import { type OpenDatabase, withDatabase } from '../open-database.ts';
import { AdminRefused, diskRefused, readArgs, wrongUse } from '../read-args.ts';

/** Of a copy of the database, and of links to all else. */
const stagedName = 'backup.part.d';

/**
 * Copies the data folder into a file or a bucket: the database as it is at one moment, for which a server that runs on it
 * waits as long as it takes to copy what has changed since the copying began, and then every file that it names. It
 * counts as made once it was read back whole and the copied database has opened.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArgs(args, {
    s3: { type: 'boolean' },
    'allow-missing': { type: 'boolean' },
  });
  const [file, ...rest] = positionals;
  if ((file !== undefined) === (values.s3 ?? false) || rest.length > 0) {
    throw wrongUse('Name one file, or say --s3.');
  }
  // Without migrating: an operator about to upgrade needs tables that the version before can read.
  await withDatabase(
    async (opened) => {
      const { db, settings } = opened;
      if (!db.pause && file !== undefined) {
        throw new AdminRefused(
          'This database is a PostgreSQL: back it up with pg_dump, and with it the data folder (SVCDESK_DATA): its files, and secret.key.',
        );
      }
      const startedAt = performance.now();
      const place =
        file === undefined ? bucketPlace(settings, new Date()) : await filePlace(file, settings.data.path);
      const staged =
        place.target === 'file' ? `${place.name}.part.d` : join(resolve(settings.data.path), stagedName);
      const unlock = await lockBackups(settings);
      const note = (bytes: number | undefined) =>
        noteBackup(db, { target: place.target, name: place.name, bytes, ms: performance.now() - startedAt });
      try {
        const mayMiss = values['allow-missing'] ?? false;
        await note(await copyPatiently(opened, { place, staged, mayMiss }));
      } catch (error) {
        await note(undefined);
        if (error instanceof S3Refusal) throw new AdminRefused(`${error.message}. Nothing was kept.`);
        throw diskRefused(error, staged, 'Nothing was kept.');
      } finally {
        await unlock();
      }
    },
    (db, { allowNewer }) => checkVersion(db, allowNewer),
  );
}

/** Two backups written into the same place would mix; a lock whose process has ended is ignored. */
async function lockBackups({ data }: Settings): Promise<() => Promise<void>> {
  try {
    return await lockOnDisk(data.path, 'backup.lock');
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new AdminRefused(
      'Another backup of this data folder is under way. Wait until it has ended, and begin again.',
    );
  }
}

/** Where a backup goes, where it is put together, and whether files may be missing that the database names. */
interface Copying {
  readonly place: Place;
  readonly staged: string;
  readonly mayMiss: boolean;
}

/** Files that the server deletes while they are copied. */
const maxTries = 3;

async function copyPatiently(opened: OpenDatabase, copying: Copying): Promise<number> {
  for (let tries = 1; ; tries++) {
    try {
      return await copy(opened, copying);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === maxTries) throw error;
    }
  }
}

/** Takes a folder away, of which something may be on its way to the disk still. */
const clear = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 20 });

/** Copies, verifies, and says so; how many bytes it is. */
async function copy(opened: OpenDatabase, { place, staged, mayMiss }: Copying): Promise<number> {
  const { db, settings } = opened;
  const from = resolve(settings.data.path);
  // What one left that was killed.
  await clear(staged);
  await mkdir(staged, { mode: 0o700 });
  try {
    const { contents, missingCount } = await stage(opened, from, staged, mayMiss);
    const { bytes, sha256 } = await place.write(pack(staged, contents));
    // One copy of the database at a time.
    await clear(staged);
    await mkdir(staged, { mode: 0o700 });
    await verifyArchive(await place.read(), sha256, contents, staged);
    if (db.pause) await openCopy(staged);
    await place.keep();
    if (db.pause) await markBackup(from, place.name);
    const what = db.pause ? from : `the files and the secret key of ${from}`;
    console.log(
      `Copied ${bytes} bytes of ${what} into ${place.name} and read them back. It holds secrets: keep it where no other account can read it.`,
    );
    if (missingCount > 0) console.log(`${missingCount} files that the database names are not in it.`);
    if (!db.pause) console.log('The database is not in it: see "Backup" in the guide.');
    return bytes;
  } catch (error) {
    await place.drop().catch(() => {});
    throw error;
  } finally {
    await clear(staged);
  }
}

/** Puts together what is copied: the database by its files, all else by links. */
async function stage({ db, settings }: OpenDatabase, from: string, staged: string, mayMiss: boolean) {
  if (db.pause) await copyDatabase(db, join(from, 'database'), join(staged, 'database'));
  const before = await namedFiles(db, settings);
  const kept = await contentsOf(from);
  // What is not there may have been deleted while its folder was read.
  const isWhole = [...before].every((name) => kept.has(name));
  const still = isWhole ? before : await namedFiles(db, settings);
  const named = new Set([...before].filter((name) => still.has(name)));
  const missingCount = countMissing(named, kept, {
    place: from,
    isAllowed: mayMiss,
    outcome: 'Nothing was copied.',
  });
  for (const name of new Set([...kept].map((path) => path.split('/')[0] ?? ''))) {
    await symlink(join(from, name), join(staged, name));
  }
  // The database last, so that it is missed where the archive is cut off.
  const contents: Contents = new Set([...kept, ...(db.pause ? await contentsOf(staged, ['database']) : [])]);
  return { contents, missingCount };
}

/** Opens the database that was read back, which finds cut and damaged files. */
async function openCopy(staged: string): Promise<void> {
  const copied = await openDatabase({ kind: 'embedded', folder: staged }).catch((error: unknown) => {
    if (!(error instanceof DamagedDatabaseError)) throw error;
    throw new AdminRefused(
      'The backup is not good: its database does not open. It was taken away again; make another one.',
    );
  });
  await copied.close();
}

type Noted = [finishedAt: Date, target: string, name: string, bytes: number | undefined, durationMs: number];

const insert = statement<object, Noted>(
  'backups.insert',
  'INSERT INTO backups (finished_at, target, name, bytes, duration_ms) VALUES ($1, $2, $3, $4, $5)',
);

const forget = statement<object, [before: Date]>(
  'backups.forget',
  'DELETE FROM backups WHERE finished_at < $1',
);

const keptMs = 400 * 86_400_000;

/** Notes how it went, for the figures. A database of the version before has nowhere to. */
async function noteBackup(
  on: Queryable,
  { target, name, bytes, ms }: { target: string; name: string; bytes: number | undefined; ms: number },
): Promise<void> {
  const at = new Date();
  try {
    await insert.change(on, at, target, name, bytes, Math.round(ms));
    await forget.change(on, new Date(at.getTime() - keptMs));
  } catch (error) {
    if (!(isDatabaseError(error) && error.code === '42P01'))
      console.error(`How it went could not be noted: ${unexpectedErrorInWords(error)}`);
  }
}
