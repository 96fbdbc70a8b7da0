import { hash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeDataFolder } from '../data-folder.ts';
import { StartError } from '../error.ts';

/** Thrown when another process has the folder open; two would silently lose each other's rows. */
export class FolderInUseError extends StartError {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop it, or choose another folder (SVCDESK_DATA).`,
    );
    this.name = 'FolderInUseError';
  }
}

type Unlock = () => Promise<void>;

/** A folder's one path, and a name made of it that no other folder of this machine has. */
export async function folderName(folder: string): Promise<{ path: string; name: string }> {
  const path = await realpath(folder);
  return { path, name: `svcdesk-${hash('sha256', path).slice(0, 40)}` };
}

/** Lies in a data folder for good: taken away, two could each lock a file of that name. */
export const lockFile = 'server.lock';

/** Takes the folder (made when missing) for this process until `unlock`, or until the process ends. */
export async function lockFolder(folder: string): Promise<Unlock> {
  await makeDataFolder(folder);
  return await lockOnDisk(folder, lockFile);
}

/** What an SQLite database answers whose file another process has locked. */
const sqliteBusy = 5;
/** Two who begin at the same moment are in each other's way for less than this; then one of them has it. */
const maxWaitMs = 100;
/** Kept, since one that is collected gives its lock up. */
const held = new Set<DatabaseSync>();

/**
 * Locks a file of a data folder for this process until `unlock`, or until the process ends. The lock belongs to the file,
 * so it also keeps out who has the folder in another container; the kernel frees it on any death. SQLite is the one way
 * to the system's file locks that comes with Node. No other code of this process may open the file: closing it gives
 * the lock up.
 */
export async function lockOnDisk(folder: string, name: string): Promise<Unlock> {
  const path = await realpath(folder);
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(path, name), { timeout: maxWaitMs });
    // Nothing is ever written to it, so no journal has to lie beside it.
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    file?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === sqliteBusy) throw new FolderInUseError(folder);
    throw new StartError(
      `The file ${join(path, name)}, which keeps a second server out, cannot be locked (${message}). Give it to the user that the server runs as (chown), or choose a folder on a disk that knows file locks (SVCDESK_DATA).`,
      { cause: error },
    );
  }
  const lock = file;
  held.add(lock);
  return async () => {
    if (held.delete(lock)) lock.close();
  };
}
