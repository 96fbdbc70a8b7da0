import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { mustRun } from './must-run.fixture.ts';
import { emptyProject, type Manifest, unpackedProject } from './project.fixture.ts';
import { type Ran, ran } from './ran.fixture.ts';

const { cli } = inject('tarballs');
const { folder, remove } = emptyProject();
const unpacked = await unpackedProject('cli', cli, []);
afterAll(() => {
  remove();
  unpacked.remove();
});

/** Runs the unpacked program, which finds nothing but what the tarball brought. */
const svcdesk = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> =>
  ran(process.execPath, [join(unpacked.packageFolder, 'dist/main.cjs'), ...args], {
    SVCDESK_CONFIG_DIR: join(unpacked.folder, 'config'),
    SVCDESK_SERVER: 'http://127.0.0.1:9',
    ...env,
  });

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

it.each<[string, string[], string | RegExp]>([
  ['filters by jq', ['config', 'list', '--jq', '.[1].name'], 'lang\n'],
  ['fills a template', ['config', 'list', '--template', '{{ items[1].name }}'], 'lang\n'],
  // What is more than Latin and Chinese is measured by a library of its own.
  [
    'measures emoji',
    ['config', 'list', '--template', '{{ "\u{1f469}\u200d\u{1f680}ab" | cut: 3 }}'],
    '\u{1f469}\u200d\u{1f680}\u2026\n',
  ],
  ['writes CSV', ['config', 'list', '--csv'], /^name,value,.*\r\n/],
  ['writes JSON', ['config', 'list', '--json=name'], /"name":\s*"lang"/],
  ['helps in English', ['--lang', 'en', 'help', 'orders', 'list'], /EXAMPLES/],
  ['helps in Chinese', ['--lang', 'zh', 'help', 'orders', 'list'], /示例/],
  ['completes in bash', ['completion', 'bash'], /^# svcdesk/],
  ['completes in PowerShell', ['completion', 'powershell'], /Register-ArgumentCompleter/],
])('%s with nothing beside it', async (_does, args, output) => {
  expect(await svcdesk(args)).toEqual({ code: 0, errors: '', output: expect.stringMatching(output) });
});

it('looks for what is wrong, also behind a proxy, with nothing beside it', async () => {
  const { output } = await svcdesk(['doctor', '--json'], {
    HTTP_PROXY: 'http://127.0.0.1:9',
    SVCDESK_SERVER: 'http://desk.invalid',
  });
  expect(output).toContain('127.0.0.1:9');
  expect(output).not.toContain('unexpected');
});

it('loads whatever it loads on use with nothing beside it', async () => {
  const dist = join(unpacked.packageFolder, 'dist');
  const files = globSync('*.cjs', { cwd: dist });
  expect(files.length).toBeGreaterThan(50);
  const load = `process.argv = ['node', 'svcdesk', '--version'];
    for (const file of ${JSON.stringify(files)}) require(${JSON.stringify(`${dist}/`)} + file);`;
  const loaded = await ran(process.execPath, [unpacked.write('load.cjs', load)], {});
  expect(loaded).toMatchObject({ code: 0, errors: '' });
});
