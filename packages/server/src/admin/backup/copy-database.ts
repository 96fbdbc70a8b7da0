import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../../platform/db/index.ts';

/** Of a file when it was copied: `at` is when it was looked at. */
interface Copied {
  readonly size: number;
  readonly changedMs: number;
  readonly atMs: number;
}

/** Clocks of file systems are this coarse: who changes a file twice within it leaves no trace of the second time. */
const coarseMs = 2_000;

/** Makes `to` the same as `from`, but for what is known to be copied already. */
async function copyChanged(from: string, to: string, copied: Map<string, Copied>): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const files = new Set<string>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const inside = path.slice(from.length + 1);
    files.add(inside);
    if (entry.isDirectory()) {
      await mkdir(join(to, inside), { recursive: true, mode: 0o700 });
      continue;
    }
    const atMs = Date.now();
    const found = await stat(path).catch(() => undefined);
    // Gone since the folder was listed; so it will be the next time.
    if (!found) continue;
    const known = copied.get(inside);
    const isSame =
      known?.size === found.size &&
      known.changedMs === found.mtimeMs &&
      known.atMs - known.changedMs > coarseMs;
    if (isSame) continue;
    await mkdir(dirname(join(to, inside)), { recursive: true, mode: 0o700 });
    // On file systems that can, without copying blocks.
    await copyFile(path, join(to, inside), constants.COPYFILE_FICLONE).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      },
    );
    copied.set(inside, { size: found.size, changedMs: found.mtimeMs, atMs });
  }
  for (const inside of copied.keys()) {
    if (!files.has(inside)) await rm(join(to, inside), { force: true });
  }
}

/**
 * Copies the files of the embedded database as they are at one moment. First while it is used, which gives a copy of no
 * moment; then once more what has changed since, with the database held up for only that long.
 */
export async function copyDatabase(db: Database, from: string, to: string): Promise<void> {
  const copied = new Map<string, Copied>();
  await mkdir(to, { recursive: true, mode: 0o700 });
  await copyChanged(from, to, copied);
  const goOn = await db.pause?.();
  try {
    await copyChanged(from, to, copied);
  } finally {
    goOn?.();
  }
}
