import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
