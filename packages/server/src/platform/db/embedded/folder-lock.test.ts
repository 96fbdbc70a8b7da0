import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { FolderInUseError, lockByFile, lockFolder } from './folder-lock.ts';

const folders: string[] = [];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-lock-'));
  folders.push(folder);
  return folder;
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

it('refuses a folder that is open, names it, and takes it once it is free', async () => {
  const folder = await newFolder();
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toThrow(folder);
  await unlock();
  const again = await lockFolder(folder);
  await again();
});

it('is not fooled by another path to the same folder', async () => {
  const folder = await newFolder();
  const link = join(await newFolder(), 'link');
  await symlink(folder, link);
  const unlock = await lockFolder(folder);
  await expect(lockFolder(link)).rejects.toThrow(FolderInUseError);
  await unlock();
});

it('keeps another process out, and is free at once when its holder is killed', async () => {
  const folder = await newFolder();
  const holder = fork(new URL('../../../testing/processes/hold-folder.ts', import.meta.url), [folder]);
  const [said] = await once(holder, 'message');
  expect(said).toBe('held');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const unlock = await lockFolder(folder);
  await unlock();
});

it('falls back to a file with the process id where the system has no better', async () => {
  const folder = await newFolder();
  const unlock = await lockByFile(folder);
  await expect(lockByFile(folder)).rejects.toThrow(`process ${process.pid}`);
  await unlock();
  // The largest id there can be: left behind by a process that is long dead.
  await writeFile(join(folder, 'server.pid'), '2147483646');
  const again = await lockByFile(folder);
  await again();
});
