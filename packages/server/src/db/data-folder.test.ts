import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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
        `The data folder ${path} cannot be used: there is a file in its place. Let this user write to it, or choose another folder (SVCDESK_DATA).`,
      );
    }
  });

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
