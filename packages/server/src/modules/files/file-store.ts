import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where the bytes of files lie: by tenant, under names of the server's own making. */
export interface FileStore {
  /** Folder for files that are still arriving, on the same disk as the store. */
  readonly arrivals: string;
  /** Moves a file into the store for good; gives its key. */
  place(tenantId: string, path: string): Promise<string>;
  /** The bytes, or undefined when they are gone. */
  read(key: string): Promise<{ readonly body: Readable; readonly size: number } | undefined>;
  remove(key: string): Promise<void>;
}

const keyShape = /^[a-z][a-z0-9]{0,15}\/\d{4}-\d{2}\/[\da-f-]{36}$/;

/** A store in a folder of this machine's disk. */
export async function openFileStore(folder: string): Promise<FileStore> {
  const arrivals = join(folder, 'arrivals');
  await mkdir(arrivals, { recursive: true, mode: 0o700 });
  // What was still arriving when the server last ended will never be complete.
  for (const name of await readdir(arrivals)) await rm(join(arrivals, name), { force: true });

  function pathOf(key: string): string {
    if (!keyShape.test(key)) throw new Error('A stored file has a key of unknown form');
    return join(folder, key);
  }

  return {
    arrivals,
    async place(tenantId, path) {
      const key = `${tenantId}/${new Date().toISOString().slice(0, 7)}/${randomUUID()}`;
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
