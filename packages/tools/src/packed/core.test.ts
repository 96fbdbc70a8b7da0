import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, expect, inject, it } from 'vitest';
import { captureTool } from '../process/tool.ts';
import { inWorkspace } from '../workspace.ts';
import {
  browser,
  commonJs,
  esModule,
  everyDoor,
  expectedWords,
  strict,
  strictWords,
  typed,
  worker,
} from './programs.ts';
import { type Manifest, unpackedProject } from './project.fixture.ts';

const { core: tarball } = inject('tarballs');
const { folder, packageFolder, write, remove } = await unpackedProject('core', tarball, [
  'zod',
  'dayjs',
  'undici',
  // What its README shows it with.
  '@opentelemetry/api',
]);
afterAll(remove);

interface OpenApi {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, unknown>>;
}

async function printed(file: string): Promise<string> {
  const { output } = await captureTool('node', [file], { env: { NODE_OPTIONS: '' } });
  return output.trim();
}

it('holds what its doors name and nothing of the tests', async () => {
  const { messages, pkg } = await publint({
    pkgDir: packageFolder,
    level: 'suggestion',
    strict: true,
    pack: false,
  });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  const { output } = await captureTool('tar', ['-tzf', tarball]);
  expect(output).not.toMatch(/\.test\.|\.fixture\.|node_modules|tsbuildinfo/);
});

it('brings the contract as OpenAPI, of its own version', () => {
  const document = JSON.parse(readFileSync(join(packageFolder, 'dist/openapi.json'), 'utf8')) as OpenApi;
  const { version } = JSON.parse(
    readFileSync(join(packageFolder, 'package.json'), 'utf8'),
  ) as OpenApi['info'];
  expect(document.info.version).toBe(version);
  expect(Object.keys(document.paths)).toContain('/api/user/mobile/login');
});

it('brings the changelog, with its own version', () => {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as Manifest;
  expect(readFileSync(join(packageFolder, 'CHANGELOG.md'), 'utf8')).toContain(`\n## [${version}] - `);
});

it('has types that agree with its code however it is resolved', async () => {
  const packed = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
  const analysis = await checkPackage(packed);
  if (!analysis.types) throw new Error('the package has no types');
  // Resolution from before package doors existed, which TypeScript has dropped.
  const problems = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
  );
  expect(problems).toEqual([]);
});

it.each([
  ['main.mjs', esModule],
  ['main.cjs', commonJs],
])('runs in Node as %s', async (name, text) => {
  expect(await printed(write(name, text))).toBe(expectedWords);
});

/** Checks files of the project by TypeScript and gives what it says. */
async function complaints(name: string, files: string[], options: object): Promise<string> {
  write('package.json', '{"type":"module"}');
  const typeRoots = [inWorkspace('node_modules/@types')];
  const common = {
    target: 'es2022',
    lib: ['es2022', 'dom'],
    strict: true,
    noEmit: true,
    types: ['node'],
    typeRoots,
  };
  const config = JSON.stringify({ compilerOptions: { ...common, ...options }, files });
  const { output, exitCode } = await captureTool('tsc', ['-p', write(`tsconfig.${name}.json`, config)]);
  return output || (exitCode === 0 ? '' : `exit code ${exitCode}`);
}

it('has doors by pattern, too, whose types are read one by one', () => {
  const program = everyDoor(packageFolder);
  for (const door of ['contract/orders', 'labels/order-status', 'rules'])
    expect(program).toContain(`core/${door}'`);
  for (const closed of [
    'contract/atoms',
    'contract/call-types',
    'contract/named',
    'contract/docs/fields',
    'labels/label-of',
  ])
    expect(program).not.toContain(closed);
});

// Without skipLibCheck, so that the package's own types are checked too.
it.each([
  ['NodeNext', 'main.ts', { module: 'nodenext', moduleResolution: 'nodenext' }],
  ['CommonJS', 'main.cts', { module: 'nodenext', moduleResolution: 'nodenext' }],
  ['bundler', 'main.ts', { module: 'esnext', moduleResolution: 'bundler' }],
])('is typed for TypeScript projects that resolve by %s', async (name, file, options) => {
  const doors = file.replace('main', 'doors');
  write(file, typed);
  write(doors, everyDoor(packageFolder));
  expect(await complaints(name, [file, doors], options)).toBe('');
});

it('exports by name what every call takes and answers', async () => {
  const named = globSync('*.ts', { cwd: inWorkspace('packages/core/src/contract/named') })
    .map((file) => readFileSync(inWorkspace(`packages/core/src/contract/named/${file}`), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(400);
  write('named.ts', `export type { ${named.join(', ')} } from '@svcdesk/core';`);
  expect(await complaints('named', ['named.ts'], { module: 'nodenext' })).toBe('');
});

it('has one call type-checked by fewer than 30 000 lines of its own', async () => {
  const program = `import { createCaller } from '@svcdesk/core';
import { detail } from '@svcdesk/core/contract/orders';
const { call } = createCaller({ baseUrl: 'http://desk' });
export const { title } = await call(detail, { orderId: '' });`;
  write('one-call.ts', program);
  const read = await complaints('one-call', ['one-call.ts'], { module: 'nodenext', listFiles: true });
  const own = read.split('\n').filter((file) => file.startsWith(packageFolder));
  const lines = own.map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThan(30_000);
});

it('does what its README shows', async () => {
  const blocks = [
    ...readFileSync(join(packageFolder, 'README.md'), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g),
  ];
  const programs = blocks.map(([, code = ''], index) => ({ code, file: `readme-${index}.ts` }));
  for (const { code, file } of programs) write(file, `${code}export {};\n`);
  const files = programs.map(({ file }) => file);
  expect(files.length).toBeGreaterThan(8);
  const strictest = { module: 'nodenext', exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
  expect(await complaints('readme', files, strictest)).toBe('');
  // Those that need neither a server nor a page are run as they stand.
  const alone = programs.filter(({ code }) => !/127\.0\.0\.1|location|window|export /.test(code));
  const said = await Promise.all(alone.map(({ file }) => printed(join(folder, file))));
  expect(said).toEqual(['order.created', "1h 1m 1s\n[ 'a.png', '7e' ]\nNew 待受理 High", 'late 1']);
});

it('pages, listens, retries and verifies a webhook in the strictest TypeScript project', async () => {
  write('strict.ts', strict);
  const strictest = {
    module: 'nodenext',
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    skipLibCheck: false,
  };
  expect(await complaints('strict', ['strict.ts'], strictest)).toBe('');
  expect(await printed(join(folder, 'strict.ts'))).toBe(strictWords);
});

it('has a README whose links lead to files that came with it', () => {
  const links = [...readFileSync(join(packageFolder, 'README.md'), 'utf8').matchAll(/\]\(([^)#]+)/g)].map(
    ([, to = '']) => to,
  );
  expect(links.length).toBeGreaterThan(1);
  const astray = links.filter((to) => !/^https?:/.test(to) && !existsSync(join(packageFolder, to)));
  expect(astray).toEqual([]);
});

it('runs as a browser bundle, and where there is no window, without anything of Node', async () => {
  const bundle = await build({
    stdin: { contents: browser, resolveDir: folder },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    minify: true,
  });
  // What core's web-common.d.ts names of browsers and workers, and no more.
  const { AbortController, Blob, crypto, setTimeout, clearTimeout, TextEncoder, TextDecoder } = globalThis;
  const timers = { setTimeout, clearTimeout };
  const web = { AbortController, Blob, crypto, TextEncoder, TextDecoder };
  const sandbox = { ...timers, ...web, answer: undefined };
  runInContext(bundle.outputFiles[0]?.text ?? '', createContext(sandbox));
  expect(await sandbox.answer).toBe(expectedWords);
});

it('carries of all words only those of a label that is shown', async () => {
  const weightOf = async (code: string) => {
    const stdin = { contents: code, resolveDir: folder };
    const made = await build({ stdin, bundle: true, write: false, format: 'esm', minify: true });
    return gzipSync(made.outputFiles[0]?.contents ?? '').length;
  };
  const status = `import { orderStatusLabel } from '@svcdesk/core/labels/order-status'; console.log(orderStatusLabel(2, 'en'));`;
  expect(await weightOf(status)).toBeLessThan(3000);
  const error = `import { errorLabel } from '@svcdesk/core/labels/error'; console.log(errorLabel('network', 'en'));`;
  expect(await weightOf(error)).toBeLessThan(4000);
});

it('runs in a worker', async () => {
  const running = new Worker(write('worker.mjs', worker), { execArgv: [] });
  const [words] = await once(running, 'message');
  expect(words).toBe(expectedWords);
  await running.terminate();
});
