import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildIfStale } from './freshness.ts';

const artefact = { sources: ['src/**/*.ts', 'lock.yaml'], output: 'dist/main.js', stamp: '.cache/stamp' };

describe('buildIfStale', () => {
  let root: string;
  const build = vi.fn(async () => {
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(join(root, artefact.output), '');
  });

  beforeEach(() => {
    build.mockClear();
    root = mkdtempSync(join(tmpdir(), 'svcdesk-fresh-'));
    mkdirSync(join(root, 'src/deep'), { recursive: true });
    writeFileSync(join(root, 'src/deep/a.ts'), 'a');
    writeFileSync(join(root, 'lock.yaml'), '1');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('builds once and then leaves fresh output alone', async () => {
    expect(await buildIfStale(root, artefact, build)).toBe(true);
    expect(await buildIfStale(root, artefact, build)).toBe(false);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a source was edited', () => utimesSync(join(root, 'src/deep/a.ts'), 1, 1)],
    ['a source was added', () => writeFileSync(join(root, 'src/b.ts'), 'b')],
    ['a source was removed', () => rmSync(join(root, 'src/deep/a.ts'))],
    ['dependencies changed', () => writeFileSync(join(root, 'lock.yaml'), '22')],
    ['the output is gone', () => rmSync(join(root, artefact.output))],
  ])('builds again when %s', async (_reason, change) => {
    await buildIfStale(root, artefact, build);
    change();
    expect(await buildIfStale(root, artefact, build)).toBe(true);
  });

  it('does not mistake a new test for a change', async () => {
    await buildIfStale(root, artefact, build);
    writeFileSync(join(root, 'src/a.test.ts'), 'test');
    expect(await buildIfStale(root, artefact, build)).toBe(false);
  });

  it('tries again after a build that failed', async () => {
    await buildIfStale(root, artefact, build);
    writeFileSync(join(root, 'src/b.ts'), 'b');
    build.mockRejectedValueOnce(new Error('syntax'));
    await expect(buildIfStale(root, artefact, build)).rejects.toThrow('syntax');
    expect(await buildIfStale(root, artefact, build)).toBe(true);
  });
});
