import { constants, existsSync } from 'node:fs';
import { access, readdir, readFile, rename, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { version } from '../../version.ts';
import { hasNoRoom, isDatabaseError, StartError } from '../error.ts';

/** Where a restore unpacks before it is known to be whole; a folder that has it is no data folder yet. */
export const restoreDraft = 'restore.part';

/** Where a first start makes the database before it is whole. */
export const databaseDraft = 'database.part';

/** Says of a data folder that it had a database. */
const markFile = 'database.json';

/** Of PostgreSQL, as the files of the embedded database have it. */
const filesVersion = '18';

interface Mark {
  /** The newest svcdesk that has opened the database. */
  readonly version: string;
  /** The last backup that was made of it here. */
  readonly backup?: { readonly file: string; readonly at: string };
}

/** Whatever it said, it was there. */
const unreadable: Mark = { version };

function isMark(value: unknown): value is Mark {
  return typeof (value as Mark | null)?.version === 'string';
}

/** What the data folder says of its database; undefined before the first start of a version that notes it. */
async function readMark(folder: string): Promise<Mark | undefined> {
  const text = await readFile(join(folder, markFile), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const mark: unknown = JSON.parse(text);
    return isMark(mark) ? mark : unreadable;
  } catch {
    return unreadable;
  }
}

async function writeMark(folder: string, mark: Mark): Promise<void> {
  const draft = join(folder, `${markFile}.part`);
  await writeFile(draft, `${JSON.stringify(mark)}\n`, { mode: 0o600 });
  await rename(draft, join(folder, markFile));
}

/** Notes that the folder has a database, which this version has opened. */
export async function markDatabase(folder: string): Promise<void> {
  const mark = await readMark(folder);
  const { compare } = new Intl.Collator('en', { numeric: true });
  if (mark === unreadable) {
    console.error(
      `${join(folder, markFile)} cannot be read, and is written anew. The database is not harmed: it only said where the last backup is, which is forgotten until the next one.`,
    );
  }
  if (!mark || mark === unreadable || compare(mark.version, version) < 0)
    await writeMark(folder, { ...mark, version });
}

/** Notes where a backup of the database is, for the operator who has to restore it. */
export async function markBackup(folder: string, file: string): Promise<void> {
  await writeMark(folder, {
    version,
    ...(await readMark(folder)),
    backup: { file, at: new Date().toISOString() },
  });
}

/** What to do about a database that is lost or damaged: which backup to restore, and how. */
function restoreAdvice(folder: string, mark: Mark | undefined): string {
  const { backup } = mark ?? {};
  const what = backup
    ? `the last backup that was made of it, ${backup.file} of ${backup.at}`
    : 'the newest archive that "svcdesk-server backup" made of it';
  const command = `SVCDESK_DATA=${folder}-restored svcdesk-server restore ${backup?.file ?? 'FILE'}`;
  return `Restore ${what}, into a new folder ("${command}") and start with that SVCDESK_DATA. Keep ${folder} as it is until then.`;
}

/** Thrown when a database is not whole; the message says which backup to restore, and how. */
export class DamagedDatabaseError extends StartError {}

/** What a new database takes, in MB. */
const roomToMake = 64;
/** One that opens asks for a new file of its log (16 MB), and for some more. */
const roomToOpen = 20;

/** That the disk of a folder is full, where that may be why; undefined elsewhere. */
async function fullDisk(folder: string, cause: unknown, needed: number): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(folder);
  const left = (bavail * bsize) / 1024 / 1024;
  if (!hasNoRoom(cause) && left >= needed) return undefined;
  return `that disk is full (${left.toFixed(1)} MB left). Make room on it (${needed} MB or more) and start again`;
}

/**
 * The error for a database that cannot be opened or read. It aborts without a word of why, so the disk is asked first:
 * damage is still told when there is room.
 */
export async function cannotOpen(folder: string, cause: unknown): Promise<StartError> {
  const path = join(folder, 'database');
  const full = await fullDisk(folder, cause, roomToOpen);
  if (full !== undefined)
    return new StartError(`The embedded database in ${path} cannot be opened: ${full}.`, { cause });
  const advice = restoreAdvice(folder, await readMark(folder));
  return new DamagedDatabaseError(
    `The embedded database in ${path} cannot be read: its files are cut or damaged. ${advice}`,
    { cause },
  );
}

/** Whether a statement failed for what is in the database's files, and not for what it asked. */
export const isDamage = (error: unknown): boolean =>
  isDatabaseError(error) && /^(?:XX00[0-2]|58)/.test(error.code);

/** Nothing is only there where nothing is: what cannot be read is no reason to begin anew. */
async function filesOf(path: string): Promise<string[]> {
  try {
    if (!existsSync(path)) return [];
    const files = await readdir(path);
    for (const name of files) await access(join(path, name), constants.R_OK | constants.W_OK);
    return files;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The database in ${path} cannot be used: its files cannot all be read and written (${code}). Give them to the user that the server runs as (chown -R), and mount what they are linked to.`,
      { cause: error },
    );
  }
}

/** Whether a start would make a new database: there is none, and nothing says that there was one. */
export async function hasNoDatabase(folder: string): Promise<boolean> {
  if ([markFile, restoreDraft].some((name) => existsSync(join(folder, name)))) return false;
  return (await filesOf(join(folder, 'database'))).length === 0 && !(await hasFilesOfOne(folder));
}

/** Does to the place of a new database what is refused where something else is there. */
async function inPlace(path: string, change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The new database cannot be put into ${path} (${code}): nothing may be mounted or linked there by itself. Mount or link the whole data folder (SVCDESK_DATA).`,
      { cause: error },
    );
  }
}

/**
 * Sees that the data folder's database is all there, and says where: it is made with `make` when the folder never had
 * one, under another name until it is whole. Throws {@link StartError} when it had one.
 */
export async function findDatabase(folder: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(folder, 'database');
  const draft = join(folder, databaseDraft);
  const mark = await readMark(folder);
  if (existsSync(join(folder, restoreDraft))) {
    throw new StartError(
      `A restore into ${folder} was cut off. Empty the folder and restore the backup again ("svcdesk-server restore FILE").`,
    );
  }
  const files = await filesOf(path);
  if (files.length === 0) {
    const what = `${path} is ${existsSync(path) ? 'empty' : 'gone'}`;
    if (mark) throw isLost(folder, what, mark);
    if (await hasFilesOfOne(folder)) {
      throw new StartError(
        `The data folder ${folder} holds the secret key and files of a database, and ${what}. No new one was made. If the database is a PostgreSQL, set DATABASE_URL. If not: ${restoreAdvice(folder, mark)}`,
      );
    }
    // It is empty, if it is there. Before one is made, which takes seconds.
    if (existsSync(path)) await inPlace(path, () => rmdir(path));
    // What a first start left that was cut off.
    await rm(draft, { recursive: true, force: true });
    await make(draft).catch(async (cause: unknown) => {
      const full = await fullDisk(folder, cause, roomToMake);
      const remedy = full ?? 'see that the machine has memory left, and start again';
      throw new StartError(`No database can be made in ${folder}: ${remedy}.`, { cause });
    });
    await inPlace(path, () => rename(draft, path));
    return path;
  }
  const found = (await readFile(join(path, 'PG_VERSION'), 'utf8').catch(() => undefined))?.trim();
  if (found === undefined) {
    throw isLost(folder, `${path} holds files, but not PG_VERSION, which every database has`, mark);
  }
  if (/^\d+$/.test(found) && found !== filesVersion) {
    const what = `${path} holds files of PostgreSQL ${found}, and those of svcdesk ${version}, which has opened it, are of ${filesVersion}`;
    if (mark?.version === version) throw isLost(folder, what, mark);
    throw new StartError(isOfOther(path, found, mark));
  }
  return path;
}

/** Whether what a database names is kept here: a server that has one makes the key, and people send the files. */
async function hasFilesOfOne(folder: string): Promise<boolean> {
  if (!existsSync(join(folder, 'secret.key'))) return false;
  const files = await readdir(join(folder, 'files')).catch(() => []);
  // Every start makes this one.
  return files.some((name) => name !== 'arrivals');
}

function isLost(folder: string, what: string, mark: Mark | undefined): DamagedDatabaseError {
  return new DamagedDatabaseError(
    `The data folder ${folder} had a database, and it is not whole: ${what}. No new one was made in its place. ${restoreAdvice(folder, mark)}`,
  );
}

function isOfOther(path: string, found: string, mark: Mark | undefined): string {
  const by = mark ? `svcdesk ${mark.version}` : 'another version of svcdesk or by another PostgreSQL';
  return `The database in ${path} was written by ${by}: its files are of PostgreSQL ${found}, and svcdesk ${version} reads those of ${filesVersion}. Nothing was changed. Start the version that it was used with last on it, or choose another folder (SVCDESK_DATA).`;
}
