import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explainUnready } from './readiness.mjs';

describe('explainUnready', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'svcdesk-ready-'));
    mkdirSync(join(root, 'packages/shop'), { recursive: true });
    writeFileSync(join(root, 'package.json'), '{}');
    writeFileSync(join(root, 'packages/shop/package.json'), '{"dependencies":{"@fruit/pear":"1.0.0"}}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function installPear(): void {
    const folder = join(root, 'packages/shop/node_modules/@fruit/pear');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{}');
  }

  it('names the first package that an unfinished install left out', () => {
    expect(explainUnready(root, '24.1.0')).toMatch(/did not finish \("@fruit\/pear" is missing\)/);
  });

  it('blames the install before the Node version, since the install brings the right Node', () => {
    expect(explainUnready(root, '20.20.2')).toMatch(/did not finish/);
  });

  it('says which Node is needed', () => {
    installPear();
    expect(explainUnready(root, '20.20.2')).toMatch(/this is Node 20\.20\.2, but Node 24 or newer is needed/);
  });

  it('is silent when all is in place', () => {
    installPear();
    expect(explainUnready(root, '24.0.0')).toBeUndefined();
  });

  it('answers in one line', () => {
    expect(explainUnready(root, '24.1.0')?.split('\n')).toHaveLength(1);
  });
});

it('names the same pnpm wherever a reader is told to type it, which package.json pins', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const { packageManager } = JSON.parse(read('package.json')) as { packageManager: string };
  expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+$/);
  const told = [
    'README.md',
    'packages/core/README.md',
    'packages/server/README.md',
    'examples/company/README.md',
    'packages/tools/src/readiness.mjs',
    'packages/tools/src/releases/built-release.fixture.ts',
    'packages/bench/src/benchmarks/server-start.ts',
    '.ci/run',
    'CONTRIBUTING.md',
    '.changeset/README.md',
  ].flatMap((path) => [...read(path).matchAll(/pnpm@[\w.]+\w/g)].map(([name]) => `${path}: ${name}`));
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter((each) => !each.endsWith(`: ${packageManager}`))).toEqual([]);
});
