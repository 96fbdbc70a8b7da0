import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mayMount, mountSmallDisk } from '../../faults/small-disk.fixture.ts';
import { makeDataFolder, StartError } from './index.ts';

const folder = await mkdtemp(join(tmpdir(), 'svcdesk-folder-'));
afterAll(() => rm(folder, { recursive: true }));

describe('the data folder', () => {
  it('is made for its owner alone with those above it, also by several at once, and left as it was found', async () => {
    const path = join(folder, 'var', 'lib', 'desk');
    await Promise.all(Array.from({ length: 4 }, () => makeDataFolder(path)));
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    await writeFile(join(path, 'kept'), '');
    await makeDataFolder(path);
    expect(await readdir(path)).toEqual(['kept']);
  });

  it('is refused in a sentence that names it where there is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    for (const path of [file, join(file, 'below')]) {
      const refusal = makeDataFolder(path);
      await expect(refusal).rejects.toThrow(StartError);
      await expect(refusal).rejects.toThrow(
        `The data folder ${path} cannot be used: a part of its path is a file. Check the path, whose folders must be folders. SVCDESK_DATA names the folder.`,
      );
    }
  });

  it.runIf(process.env.SVCDESK_LONG === '1' && mayMount)('is refused when its disk is full', async () => {
    const disk = await mountSmallDisk(1);
    try {
      await makeDataFolder(disk.folder);
      await disk.fill();
      await expect(makeDataFolder(disk.folder)).rejects.toThrow(
        /cannot be used: its disk is full\. Make room on it, .* SVCDESK_DATA names the folder/,
      );
    } finally {
      await disk.remove();
    }
  });

  it.skipIf(process.platform === 'win32').each(['empty', 'used before'])(
    'is closed when it is open to others: %s',
    async (what) => {
      const path = join(folder, what.replace(' ', '-'));
      await mkdir(path);
      if (what !== 'empty') {
        for (const name of ['secret.key', 'notes']) await writeFile(join(path, name), '');
        await mkdir(join(path, 'files'));
      }
      for (const mode of [0o755, 0o750, 0o701, 0o777]) {
        await chmod(path, mode);
        await makeDataFolder(path);
        expect((await stat(path)).mode & 0o777).toBe(0o700);
      }
    },
  );

  it.skipIf(process.platform === 'win32')(
    'is refused when it is open to others and holds what is not the server’s, which is left as it is',
    async () => {
      const path = join(folder, 'shared');
      await mkdir(path);
      await writeFile(join(path, 'letter'), '');
      await chmod(path, 0o755);
      const refusal = makeDataFolder(path);
      await expect(refusal).rejects.toThrow(StartError);
      await expect(refusal).rejects.toThrow(
        `The data folder ${path} is open to other users of this machine.`,
      );
      expect((await stat(path)).mode & 0o777).toBe(0o755);
      await makeDataFolder(join(path, 'desk'));
      await chmod(path, 0o700);
      await makeDataFolder(path);
    },
  );

  // There are such file systems elsewhere too, but none that is always there.
  it.runIf(process.platform === 'linux')(
    'is refused at once where a file system makes no folders, which Node by itself tries for ever',
    async () => {
      for (const path of ['/proc/desk', '/proc/desk/data', '/proc']) {
        await expect(makeDataFolder(path)).rejects.toThrow(`The data folder ${path} cannot be used: `);
      }
    },
  );

  it.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
    'is refused when this user may not write there; an administrator may everywhere',
    async () => {
      const path = join(folder, 'locked');
      await mkdir(path);
      await chmod(path, 0o500);
      await expect(makeDataFolder(path)).rejects.toThrow('this user may not write there');
    },
  );
});
