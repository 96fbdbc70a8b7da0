import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { mustRun } from './must-run.fixture.ts';
import { emptyProject, type Manifest } from './project.fixture.ts';
import { ran } from './ran.fixture.ts';

const { cli } = inject('tarballs');
const { folder, remove } = emptyProject();
afterAll(remove);

it('installs globally into a clean prefix, with its manual', async () => {
  const prefix = join(folder, 'prefix');
  const install = ['install', '--global', '--prefix', prefix, '--offline', '--no-audit', '--no-fund', cli];
  await mustRun('npm', install, folder);
  const printed = await ran(join(prefix, 'bin/svcdesk'), ['completion', 'bash'], {});
  expect({ ...printed, output: printed.output.slice(0, 9) }).toEqual({
    code: 0,
    output: '# svcdesk',
    errors: '',
  });
  const manual = readFileSync(join(prefix, 'share/man/man1/svcdesk.1'), 'utf8');
  expect(manual).toContain('svcdesk orders accept ORDER');
  const chinese = readFileSync(join(prefix, 'share/man/man1/svcdesk-zh.1'), 'utf8');
  expect(chinese).toContain('svcdesk orders accept ORDER');
  expect(chinese).toContain('\u540d\u79f0');
});

it('installs without a registry, and runs', async () => {
  // Whatever it wanted from a registry would end this.
  await mustRun('npm', ['install', '--offline', '--no-audit', '--no-fund', cli], folder);
  const path = join(folder, 'node_modules/@svcdesk/cli/package.json');
  const { version, dependencies } = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  expect(dependencies ?? {}).toEqual({});
  const svcdesk = join(folder, 'node_modules/.bin/svcdesk');
  expect(await ran(svcdesk, ['--version'], {})).toEqual({ code: 0, output: `${version}\n`, errors: '' });
  expect((await ran(svcdesk, ['orders', '--help'], {})).output).toContain('accept');
  // Everything it imports is there, also what it loads only to call.
  const config = { SVCDESK_CONFIG_DIR: join(folder, 'config'), SVCDESK_SERVER: 'http://127.0.0.1:9' };
  const refused = await ran(svcdesk, ['login', '--account', 'a', '--password-stdin', '--json'], config, 'b');
  expect(JSON.parse(refused.errors)).toMatchObject({ error: { code: 'network' } });
});
