import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownUsesOfScripts, knownUsesOfSdk, knownUsesOfStyles } from '../compat/known-uses.ts';
import { methodsOf, newerInScript } from '../compat/newer-in-script.ts';
import { newerInStyles } from '../compat/newer-in-styles.ts';
import { inWorkspace } from '../workspace.ts';

interface BuiltFile {
  readonly name: string;
  readonly code: string;
}

function filesOf(folder: string, pattern: string): BuiltFile[] {
  const cwd = inWorkspace(folder);
  return globSync(pattern, { cwd }).map((name) => ({ name, code: readFileSync(`${cwd}/${name}`, 'utf8') }));
}

/** What several files use, and in which of them. */
function usesOf(files: readonly BuiltFile[], newerIn: (code: string) => ReadonlySet<string>) {
  const uses = new Map<string, string[]>();
  for (const { name, code } of files)
    for (const used of newerIn(code)) uses.set(used, [...(uses.get(used) ?? []), name]);
  return uses;
}

/** pdf.js brings its own build for older browsers; where that does not run either, a PDF is offered as a download. */
const isPdf = ({ name, code }: BuiltFile) => name.endsWith('.mjs') || code.includes('GlobalWorkerOptions');
const scripts = filesOf('packages/web/dist', '**/*.js').filter((file) => !isPdf(file));
const styles = filesOf('packages/web/dist', '**/*.css');
const [, first = ''] = /<script src="\.\/([^"]+)" data-polyfills/.exec(page()) ?? [];
/** What runs without the polyfills: the worker, and the script that loads them. */
const isBare = ({ name }: BuiltFile) => name === 'service-worker.js' || name === first;

function page(): string {
  return readFileSync(inWorkspace('packages/web/dist/index.html'), 'utf8');
}

/** The methods and attributes that the app's polyfills add, as a script's uses are named. */
function polyfilled(): string[] {
  const source = readFileSync(inWorkspace('packages/web/src/app/boot/polyfills.ts'), 'utf8');
  const camel = (name: string) => name.replace(/-./g, (dash) => dash.slice(1).toUpperCase());
  const methods = [...source.matchAll(/'core-js\/actual\/(?:array|string)\/([a-z-]+)'/g)];
  return [
    ...methods.map(([, name = '']) => `.${camel(name)}()`),
    ...(source.includes('wicg-inert') ? ['inert='] : []),
  ];
}

test('the built web app uses nothing that the oldest browsers lack, but what is polyfilled or known to do no harm', () => {
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter(isBare)).toHaveLength(2);
  const ownMethods = new Set(scripts.flatMap(({ code }) => [...methodsOf(code)]));
  const newerIn = (code: string) => newerInScript(code, ownMethods);
  const known = Object.keys(knownUsesOfScripts);
  const bare = usesOf(scripts.filter(isBare), newerIn);
  const all = usesOf(scripts, newerIn);
  const polyfills = polyfilled();
  expect(Object.fromEntries([...bare].filter(([used]) => !known.includes(used)))).toEqual({});
  expect(
    Object.fromEntries([...all].filter(([used]) => !known.includes(used) && !polyfills.includes(used))),
  ).toEqual({});
  expect(
    [...known, ...polyfills].filter((used) => !all.has(used)),
    'that are not used any more',
  ).toEqual([]);
});

test('its styles have a fallback for what the oldest browsers lack, or are known to do without', () => {
  expect(styles.length).toBeGreaterThan(30);
  const all = usesOf(styles, newerInStyles);
  const known = Object.keys(knownUsesOfStyles);
  expect(Object.fromEntries([...all].filter(([used]) => !known.includes(used)))).toEqual({});
  expect(
    known.filter((used) => !all.has(used)),
    'that are not used any more',
  ).toEqual([]);
});

test('the SDK needs no polyfill, since a page that embeds it may have none', () => {
  const sdk = filesOf('packages/core/dist', '**/*.js').filter(({ name }) => !/^(node|testing)\//.test(name));
  expect(sdk.length).toBeGreaterThan(100);
  const ownMethods = new Set(sdk.flatMap(({ code }) => [...methodsOf(code)]));
  const all = usesOf(sdk, (code) => newerInScript(code, ownMethods));
  const known = Object.keys({ ...knownUsesOfScripts, ...knownUsesOfSdk });
  expect(Object.fromEntries([...all].filter(([used]) => !known.includes(used)))).toEqual({});
});
