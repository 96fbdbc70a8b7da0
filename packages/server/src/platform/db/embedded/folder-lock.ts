import { hash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { makeDataFolder } from '../data-folder.ts';
import { StartError } from '../start-error.ts';

/** Thrown when another process has the folder open; two would silently lose each other's rows. */
export class FolderInUseError extends StartError {
  constructor(folder: string, holder?: number) {
    const who = holder === undefined ? 'another process' : `process ${holder}`;
    super(`The data folder ${folder} is in use by ${who}. Stop it, or choose another folder (SVCDESK_DATA).`);
    this.name = 'FolderInUseError';
  }
}

type Unlock = () => Promise<void>;

/** A folder's one path, and a name made of it that no other folder of this machine has. */
export async function folderName(folder: string): Promise<{ path: string; name: string }> {
  const path = await realpath(folder);
  return { path, name: `svcdesk-${hash('sha256', path).slice(0, 40)}` };
}

/** Takes the folder (made when missing) for this process until `unlock`, or until the process ends. */
export async function lockFolder(folder: string): Promise<Unlock> {
  await makeDataFolder(folder);
  return await lockWithin(folder);
}

/** Takes what is named within a folder, or all of it, for this process until `unlock`, or until the process ends. */
export async function lockWithin(folder: string, part = ''): Promise<Unlock> {
  const { path, name: ofFolder } = await folderName(folder);
  const name = part === '' ? ofFolder : `${ofFolder}-${hash('sha256', part).slice(0, 40)}`;
  // The kernel frees these two on any death. macOS has neither, so a file with our process id must do.
  if (process.platform === 'linux') return await lockByAddress(`\0${name}`, path);
  if (process.platform === 'win32') return await lockByAddress(`\\\\.\\pipe\\${name}`, path);
  return await lockByFile(path, part === '' ? undefined : `${part}.pid`);
}

async function lockByAddress(address: string, folder: string): Promise<Unlock> {
  const server = createServer((socket) => socket.destroy());
  try {
    await once(server.listen({ path: address, exclusive: true }), 'listening');
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? new FolderInUseError(folder) : error;
  }
  server.unref();
  return () => server[Symbol.asyncDispose]();
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export async function lockByFile(folder: string, name = 'server.pid'): Promise<Unlock> {
  const file = join(folder, name);
  const unlock = (): Promise<void> => rm(file, { force: true });
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 });
      return unlock;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder > 0 && isAlive(holder)) throw new FolderInUseError(folder, holder);
    await unlock();
  }
}
