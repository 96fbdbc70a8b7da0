import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { link, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { mayMount } from '../../../faults/small-disk.fixture.ts';
import { StartError } from '../error.ts';
import { FolderInUseError, lockFile, lockFolder, lockOnDisk } from './folder-lock.ts';

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

const holding = new URL('../../../testing/processes/hold-folder.ts', import.meta.url);

async function keepsOutUntilKilled(holder: ChildProcess, folder: string): Promise<void> {
  const [said] = await once(holder, 'message');
  expect(said).toBe('held');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  // No stray file is left beside it.
  expect(await readdir(folder)).toEqual([lockFile]);
  const unlock = await lockFolder(folder);
  await unlock();
}

it('keeps another process out, and is free at once when its holder is killed', async () => {
  const folder = await newFolder();
  await keepsOutUntilKilled(fork(holding, [folder]), folder);
});

// Making a network of its own takes root, on Linux, as mounting does.
it.runIf(mayMount)('keeps a process of another container out, which has a network of its own', async () => {
  const folder = await newFolder();
  const args = ['-n', process.execPath, ...process.execArgv, fileURLToPath(holding), folder];
  const holder = spawn('unshare', args, { stdio: ['pipe', 'inherit', 'inherit', 'ipc'] });
  await keepsOutUntilKilled(holder, folder);
});

it.skipIf(process.platform === 'win32')(
  'belongs to the file in the folder, whatever path another container knows it by',
  async () => {
    const folder = await newFolder();
    const elsewhere = await newFolder();
    const unlock = await lockFolder(folder);
    // What a container has mounted at its own path: the same file, another address.
    await link(join(folder, lockFile), join(elsewhere, lockFile));
    const other = fork(holding, [elsewhere], { silent: true });
    const [code] = await once(other, 'exit');
    expect(code).toBe(1);
    await unlock();
    await keepsOutUntilKilled(fork(holding, [elsewhere]), folder);
  },
);

it('lets no two of many who begin at once have it, and one of them does', async () => {
  const folder = await newFolder();
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  const [unlock, ...more] = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(more).toEqual([]);
  await unlock?.();
  expect(unlock).toBeDefined();
});

it('says in a sentence that a file cannot be locked', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, lockFile));
  const refusal = lockOnDisk(folder, lockFile);
  await expect(refusal).rejects.toThrow(StartError);
  await expect(refusal).rejects.toThrow(
    `The file ${join(folder, lockFile)}, which keeps a second server out`,
  );
});
