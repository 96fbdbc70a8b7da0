import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFileKey, type FileStore, newFileKey } from './file-store.ts';

/** A store in a folder of this machine's disk. */
export function createDiskStore(folder: string, arrivals: string): FileStore {
  const pathOf = (key: string) => join(folder, checkFileKey(key));
  return {
    arrivals,
    async place(tenantId, path) {
      const key = newFileKey(tenantId);
      const target = pathOf(key);
      await mkdir(join(target, '..'), { recursive: true, mode: 0o700 });
      await flush(path);
      await rename(path, target);
      return key;
    },
    async read(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => undefined);
      return found && { body: createReadStream(path), size: found.size };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
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
