import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDiskStore } from './disk-store.ts';
import type { FileSettings, FileStore } from './file-store.ts';

/** Opens the store that the settings name. */
export async function openFileStore(settings: FileSettings): Promise<FileStore> {
  const folder = join(settings.data.path, 'files');
  const arrivals = join(folder, 'arrivals');
  await mkdir(arrivals, { recursive: true, mode: 0o700 });
  // What was still arriving when the server last ended will never be complete.
  for (const name of await readdir(arrivals)) await rm(join(arrivals, name), { force: true });
  if (settings.files !== 's3') return createDiskStore(folder, arrivals);
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(settings, arrivals);
}
