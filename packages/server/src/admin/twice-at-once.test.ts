import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../platform/db/index.ts';
import { buildTenant, settingsOf, spareDatabase } from '../testing/index.ts';
import { runAdmin } from '../testing/server-process.ts';

/** What a command may say that was kept from its work by another one. */
const sentence =
  /^(Waiting for another command that uses .*\n)?(Another .* (is at work|is under way|of this data folder is under way).*\n|.* is not empty; name an empty folder.*\n)?$/;

it('commands that run twice at once wait for each other, or one says why it does not', async () => {
  const spare = await spareDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-twice-'));
  onTestFinished(async () => {
    await spare.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const settings: Record<string, string> = { SVCDESK_DATA: join(folder, 'data'), ...settingsOf(spare) };
  const made = await runAdmin(['migrate'], settings);
  expect(made).toMatchObject({ code: 0, errors: '' });
  const db = await openDatabase(spare.options);
  const { tenantId } = await buildTenant(db);
  await db.close();
  const users = join(folder, 'users.csv');
  await writeFile(users, 'account,name,roles,phone\ntwice-at-once,Lin,engineer,13600009999\n');
  const commands = [
    ['secrets', 'rotate'],
    ['import', users, '--tenant', tenantId],
  ];
  const ran = await Promise.all([...commands, ...commands].map((command) => runAdmin(command, settings)));
  for (const { errors } of ran) expect(errors).toMatch(sentence);
  // Nothing is left half done, and one of each kind did its work at least.
  for (const [index] of commands.entries()) {
    expect([ran[index]?.code, ran[index + commands.length]?.code]).toContain(0);
  }
  const keys = await readFile(join(settings.SVCDESK_DATA ?? '', 'secret.key'), 'utf8');
  expect(keys.trim().split('\n')).toHaveLength(1);
  expect(await runAdmin(['audit', 'verify'], settings)).toMatchObject({ code: 0, errors: '' });
}, 120_000);

it.runIf(process.env.SVCDESK_TEST_DB === 'embedded')(
  'of two restores into one folder one is done',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'svcdesk-twice-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const archive = join(folder, 'one.tar.gz');
    const { options, drop } = await spareDatabase();
    onTestFinished(drop);
    if (options.kind !== 'embedded') throw new Error('embedded only');
    await create({ cwd: options.folder, file: archive, gzip: true }, ['.']);
    const to = { SVCDESK_DATA: join(folder, 'restored') };
    const restores = await Promise.all([1, 2].map(() => runAdmin(['restore', archive], to)));
    for (const { errors } of restores) expect(errors).toMatch(sentence);
    expect(restores.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(await runAdmin(['migrate'], to)).toMatchObject({ code: 0, errors: '' });
  },
  120_000,
);
