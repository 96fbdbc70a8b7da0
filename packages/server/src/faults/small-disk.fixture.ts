import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Mounting takes root, on Linux. */
export const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

/** A disk of its own, in memory (a tmpfs). */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves not a byte, until what is returned makes room again. */
  fill(): Promise<() => Promise<void>>;
  remount(how: 'ro' | 'rw'): Promise<void>;
  remove(): Promise<void>;
}

export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'none', folder]);
  return {
    folder,
    async fill() {
      const path = join(folder, 'filling');
      const file = await open(path, 'w');
      // By single pages in the end, so that no room is left over.
      for (const size of [1024 * 1024, 4096]) {
        const piece = Buffer.alloc(size, 1);
        for (let isFull = false; !isFull; ) {
          isFull = await file.write(piece).then(
            ({ bytesWritten }) => bytesWritten < size,
            () => true,
          );
        }
      }
      await file.close();
      return () => rm(path);
    },
    async remount(how) {
      await run('mount', ['-o', `remount,${how}`, folder]);
    },
    async remove() {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
