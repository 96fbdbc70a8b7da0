import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { mustRun } from './must-run.fixture.ts';
import { emptyProject, type Manifest } from './project.fixture.ts';
import { ran } from './ran.fixture.ts';

const { cli } = inject('tarballs');
const { folder, remove } = emptyProject();
afterAll(remove);

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
