import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { checkFileKey, type FileSettings, type FileStore, newFileKey } from './file-store.ts';

/** Opens the store that the settings name. */
export async function openFileStore(settings: FileSettings): Promise<FileStore> {
  const folder = join(settings.data.path, 'files');
  const incoming = join(folder, 'arrivals');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  // What was still arriving when the server last ended will never be complete.
  for (const name of await readdir(incoming)) await rm(join(incoming, name), { force: true });
  if (settings.files !== 's3') return createDiskStore(folder, incoming);
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(settings, incoming);
}

/** A store in a folder of this machine's disk. */
function createDiskStore(folder: string, incoming: string): FileStore {
  const pathOf = (key: string) => join(folder, checkFileKey(key));
  return {
    incoming,
    async place(tenantId, path) {
      const key = newFileKey(tenantId);
      const target = pathOf(key);
      const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await flush(path);
      await rename(path, target);
      await flushFolders(dirname(target), made === undefined ? target : made);
      return key;
    },
    async read(key, range) {
      const file = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (!file) return undefined;
      const size = range ? range.end - range.start + 1 : (await file.stat()).size;
      return { body: file.createReadStream(range), size };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** A name outlives a power cut when the folder that it stands in was written down, and so up to what was there before. */
async function flushFolders(from: string, made: string): Promise<void> {
  // Windows cannot open a folder, and keeps its names by itself.
  if (process.platform === 'win32') return;
  for (let folder = from; ; folder = dirname(folder)) {
    await flush(folder);
    if (folder === dirname(made)) return;
  }
}

/** What was acknowledged must outlive a power cut. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
