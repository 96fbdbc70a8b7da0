import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unpackOnce } from './unpack-once.ts';

describe('unpackOnce', () => {
  let parent: string;
  let fills = 0;
  const fill = async (into: string) => {
    fills += 1;
    writeFileSync(join(into, 'file'), 'whole');
  };

  beforeEach(() => {
    fills = 0;
    parent = mkdtempSync(join(tmpdir(), 'svcdesk-unpack-'));
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  it('fills a folder the first time only', async () => {
    await unpackOnce(join(parent, 'a/b'), fill);
    await unpackOnce(join(parent, 'a/b'), fill);
    expect(fills).toBe(1);
  });

  it('survives a race and leaves one whole folder', async () => {
    await Promise.all(Array.from({ length: 5 }, () => unpackOnce(join(parent, 'b'), fill)));
    expect(readdirSync(parent)).toEqual(['b']);
    expect(readFileSync(join(parent, 'b/file'), 'utf8')).toBe('whole');
  });

  it('leaves nothing behind when filling fails', async () => {
    const failing = unpackOnce(join(parent, 'c'), () => Promise.reject(new Error('disk full')));
    await expect(failing).rejects.toThrow('disk full');
    expect(readdirSync(parent)).toEqual([]);
  });
});
