import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterAll, expect, it } from 'vitest';
import { mayMount, mountSmallDisk } from '../../faults/small-disk.fixture.ts';
import { settingsOf, spareDatabase, speaksForBoth } from '../../testing/index.ts';
import { runAdmin } from '../../testing/server-process.ts';

const spare = await spareDatabase();
const isEmbedded = spare.options.kind === 'embedded';
const folder = await mkdtemp(join(tmpdir(), 'svcdesk-disk-faults-'));
const data = spare.options.kind === 'embedded' ? spare.options.folder : join(folder, 'data');
afterAll(async () => {
  await spare.drop();
  await rm(folder, { recursive: true, force: true });
});
await mkdir(data, { recursive: true, mode: 0o700 });
await writeFile(join(folder, 'file'), 'text');
await symlink('loop.json', join(folder, 'loop.json'));

const admin = (args: readonly string[], into = data) =>
  runAdmin(args, { SVCDESK_LOG_LEVEL: 'silent', ...settingsOf(spare), SVCDESK_DATA: into });

/** A sentence about a path with what to do, and no stack. */
async function expectSaid(args: readonly string[], path: string, code: string, into = data): Promise<void> {
  const ran = await admin(args, into);
  expect({ args, ...ran }).toMatchObject({ code: 1, output: '' });
  const [line = '', ...more] = ran.errors.trim().split('\n');
  expect(line).toMatch(/ cannot be used: .* \([A-Z]+\)\. [A-Z].*\.$/);
  expect(line).toContain(path);
  expect(line).toContain(`(${code})`);
  expect(more).toEqual([]);
}

const at = (name: string) => join(folder, name);

it.runIf(speaksForBoth).each([
  ['import', '.', 'EISDIR'],
  ['import', 'file/a.csv', 'ENOTDIR'],
  ['import', 'loop.json', 'ELOOP'],
])('%s %s is refused in a sentence (%s)', async (command, name, code) => {
  await expectSaid([command, at(name)], at(name), code);
});

it.each([
  ['import', 'nowhere.json', /^There is no file \S+\. Nothing was imported\.\n$/],
  ...(isEmbedded
    ? ([['restore', 'nowhere.tar.gz', /^There is no file \S+\. Nothing was restored\.\n$/]] as const)
    : []),
] as const)('%s %s, which is not there, is refused in a sentence', async (command, name, said) => {
  const ran = await admin([command, at(name)], command === 'restore' ? at('restored') : data);
  expect(ran).toMatchObject({ code: 1, output: '', errors: expect.stringMatching(said) });
  expect(ran.errors).toContain(at(name));
});

it.runIf(isEmbedded).each([
  ['restore', 'file/a.tar.gz', 'ENOTDIR'],
  ['backup', 'nowhere/a.tar.gz', 'ENOENT'],
  ['backup', 'file/a.tar.gz', 'ENOTDIR'],
  ['backup', `${'long'.repeat(70)}.tar.gz`, 'ENAMETOOLONG'],
])('%s %s is refused in a sentence (%s)', async (command, name, code) => {
  const into = command === 'restore' ? at('restored') : data;
  const path = code === 'ENOENT' ? at('nowhere') : at(name);
  await expectSaid([command, at(name)], path, code, into);
});

it.runIf(isEmbedded && mayMount)(
  'a disk that is full or read-only is said of a backup and a restore',
  async () => {
    const archive = at('whole.tar.gz');
    await create({ cwd: data, file: archive, gzip: true }, ['.']);
    const disk = await mountSmallDisk(4);
    try {
      await expectSaid(['backup', join(disk.folder, 'a.tar.gz')], disk.folder, 'ENOSPC');
      expect(await readdir(disk.folder)).toEqual([]);
      const into = join(disk.folder, 'data');
      await expectSaid(['restore', archive], into, 'ENOSPC', into);
      expect(await readdir(into)).toEqual([]);
      await disk.remount('ro');
      await expectSaid(['backup', join(disk.folder, 'a.tar.gz')], disk.folder, 'EROFS');
    } finally {
      await disk.remove();
    }
  },
);
