import { mkdtempSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCompiled } from './compiled-file.ts';

interface Program {
  answer(): number;
  path(): string;
}

function program(answer: number) {
  const folder = mkdtempSync(join(tmpdir(), 'svcdesk-'));
  const file = join(folder, 'program.cjs');
  const cache = join(folder, 'cache');
  const write = (value: number) =>
    writeFileSync(
      file,
      `exports.answer = () => ${value}; exports.path = () => require('node:path').sep; // end`,
    );
  write(answer);
  return { file, cache, write, load: () => loadCompiled<Program>(file, cache, '1.0.0') };
}

function usesKept(cache: string): unknown {
  const [name = ''] = readdirSync(cache);
  return JSON.parse(readFileSync(join(cache, name), 'utf8').split('\n')[0] ?? '');
}

describe('a compiled file', () => {
  it('runs as if it were required, with and without what was kept', () => {
    const { load, cache } = program(41);
    for (let run = 0; run < 3; run++) {
      const { exports, keep } = load();
      expect([exports.answer(), exports.path().length]).toEqual([41, 1]);
      keep('list');
    }
    expect(usesKept(cache)).toEqual(['list']);
  });

  it('keeps what each use compiles, once', () => {
    const { load, cache } = program(1);
    load().keep('list');
    load().keep('help');
    const before = statSync(join(cache, readdirSync(cache)[0] ?? '')).ino;
    load().keep('list');
    expect(usesKept(cache)).toEqual(['list', 'help']);
    expect(statSync(join(cache, readdirSync(cache)[0] ?? '')).ino).toBe(before);
  });

  it('is compiled anew when it changed, even to one of the same length, and the old code goes', () => {
    const { load, write, file, cache } = program(1);
    load().keep('list');
    write(2);
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    const { exports, keep } = load();
    expect(exports.answer()).toBe(2);
    keep('list');
    expect(readdirSync(cache)).toHaveLength(1);
  });

  it.each(['', 'nonsense', '["list"]\nnot what V8 made'])('survives a cache that holds "%s"', (content) => {
    const { load, cache } = program(7);
    load().keep('list');
    writeFileSync(join(cache, readdirSync(cache)[0] ?? ''), content);
    const { exports, keep } = load();
    expect(exports.answer()).toBe(7);
    keep('list');
    expect(usesKept(cache)).toEqual(['list']);
  });

  it('is kept where only its owner can read it', () => {
    const { load, cache } = program(1);
    load().keep('list');
    expect(statSync(cache).mode & 0o777).toBe(0o700);
    expect(statSync(join(cache, readdirSync(cache)[0] ?? '')).mode & 0o777).toBe(0o600);
  });

  it('runs where nothing can be kept', () => {
    const { file } = program(5);
    const { exports, keep } = loadCompiled<Program>(file, '/dev/null/cache', '1.0.0');
    expect(exports.answer()).toBe(5);
    expect(() => keep('list')).not.toThrow();
  });
});
