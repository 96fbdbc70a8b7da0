import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'svcdesk-test-';

/** Start of the name of a test's temporary folder; says which process it belongs to. */
export const testFolderPrefix = join(tmpdir(), `${prefix}${process.pid}-`);

export function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

/** Removes the databases that killed test runs have left: forty megabytes each. */
export async function removeOrphanFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = Number(name.startsWith(prefix) ? name.slice(prefix.length).split('-')[0] : 0);
    if (owner > 0 && !isAlive(owner)) await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}
