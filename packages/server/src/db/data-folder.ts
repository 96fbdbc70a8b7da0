import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written to that disk',
  ENOSPC: 'that disk is full',
  ENOTDIR: 'there is a file in its place',
  ENOENT: 'no folder can be made there',
};

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
    // Somebody else may have made it at this moment.
    if (!(await isFolder(path))) throw Object.assign(error, { code: 'ENOTDIR' });
  });
}

/** Makes the data folder when it is missing, and sees that it can be written to. Throws {@link StartError}. */
export async function makeDataFolder(path: string): Promise<void> {
  try {
    await make(path);
    // Permissions alone do not tell: a disk may be full or read-only, and an administrator passes them all.
    await rmdir(await mkdtemp(join(path, '.trial-')));
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${path} cannot be used: ${reasons[code] ?? message}. Let this user write to it, or choose another folder (SVCDESK_DATA).`,
      { cause: error },
    );
  }
}
