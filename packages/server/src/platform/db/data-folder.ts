import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { remedyOf } from '../disk-fault.ts';
import { databaseDraft, restoreDraft } from './embedded/database-folder.ts';
import { StartError } from './error.ts';

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** One by one: where a file system says that a folder's parent is missing though it is there, Node's own way never ends. */
async function make(path: string): Promise<void> {
  if (await isFolder(path)) return;
  const above = dirname(path);
  if (above !== path) await make(above);
  await mkdir(path, { mode: 0o700 }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    // Another process may have made it at this moment.
    if (!(await isFolder(path))) throw Object.assign(error, { code: 'ENOTDIR' });
  });
}

/** Permissions of anybody but the folder's owner. */
const ofOthers = 0o077;

/** What the server keeps in its data folder, and what a fresh disk has by itself. */
const ownNames = new Set([
  'admin.sock',
  'backup.lock',
  'database',
  'database.json',
  databaseDraft,
  'demo-password',
  'files',
  'secret.key',
  'secret.key.lock',
  'server.lock',
  'lost+found',
  restoreDraft,
]);

/** Of what tries whether the folder can be written to. */
const trialPrefix = '.trial-';
/** More than a file system puts into a file's own entry. */
const trial = Buffer.alloc(64 * 1024);

/** Writes a small file to a folder and takes it away. Rejects where the disk is full or read-only. */
export async function tryWriting(folder: string): Promise<void> {
  const path = join(folder, `${trialPrefix}${randomUUID()}`);
  try {
    await writeFile(path, trial, { flag: 'wx', mode: 0o600 });
  } finally {
    await rm(path, { force: true }).catch(() => {});
  }
}

/** Whether it is the server's alone: empty, or begun by it. A home folder or `/tmp` is not. */
async function isOurs(path: string): Promise<boolean> {
  const names = await readdir(path);
  if (names.every((name) => ownNames.has(name) || name.startsWith(trialPrefix))) return true;
  return existsSync(join(path, 'secret.key')) || existsSync(join(path, 'database', 'PG_VERSION'));
}

const isOpen = async (path: string): Promise<boolean> => ((await stat(path)).mode & ofOthers) !== 0;

/**
 * Closes the data folder to everybody but its owner, which closes all that lies in it. One that is not ours, or that
 * cannot be closed, is refused. Throws {@link StartError}.
 */
async function closeToOthers(path: string): Promise<void> {
  // Windows keeps access lists, which these permission bits do not show.
  if (process.platform === 'win32' || !(await isOpen(path))) return;
  if (await isOurs(path)) await chmod(path, 0o700).catch(() => {});
  if (!(await isOpen(path))) return;
  throw new StartError(
    `The data folder ${path} is open to other users of this machine. Close it ("chmod 700 ${path}"), or choose a folder in it that is not there yet (SVCDESK_DATA=${join(path, 'desk')}).`,
  );
}

/**
 * Makes the data folder when it is missing, sees that it can be written to and closes it to others. Throws
 * {@link StartError}.
 */
export async function makeDataFolder(path: string): Promise<void> {
  try {
    await make(path);
    // Permissions alone do not tell: a disk may be full or read-only, and an administrator passes them all.
    await tryWriting(path);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const [why, remedy] = remedyOf(code) ?? [message, 'Let this user write to it'];
    throw new StartError(
      `The data folder ${path} cannot be used: ${why}. ${remedy}. SVCDESK_DATA names the folder.`,
      { cause: error },
    );
  }
  await closeToOthers(path);
}
