import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf } from '../testing/samples.ts';
import { refuse } from '../testing/stub-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'svcdesk-put-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const empty = file('empty.jpg', '');
const full = file('full.txt', 'x');
const large = file('large.bin', '');
truncateSync(large, 20 * 1024 * 1024 + 1);
const circle = join(folder, 'circle');
symlinkSync('circle', circle);

describe('a file', () => {
  it.each([
    ['put', ['files', 'put', full, empty]],
    ['named by a field', ['orders', 'resolve', idOf(1), '--solution', 'x', '--after', empty]],
  ])('that is empty and %s is named, with what to do', async (_, line) => {
    await using mock = await startMock({
      'files.upload': () => ({ id: idOf(7), name: 'x', size: 1, type: 'text/plain', url: '/api/file/7' }),
    });
    const { code, err } = await mock.svcdesk(line);
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining(`${empty} is empty, so there is nothing to send. Save it anew`),
    });
    expect((await mock.svcdesk([...line, '--lang', 'zh'])).err).toContain(`${empty} 是空的`);
    const { error } = JSON.parse((await mock.svcdesk([...line, '--json'])).err);
    expect(error).toMatchObject({ code: 'usage', about: empty });
  });

  it.each([
    ['put', ['files', 'put', large]],
    ['among others', ['orders', 'resolve', idOf(1), '--solution', 'x', '--after', full, '--after', large]],
  ])('that is too large and %s is named with the limit, before anything is sent', async (_, line) => {
    await using mock = await startMock({});
    expect(await mock.svcdesk(line)).toMatchObject({
      code: 2,
      err: expect.stringContaining(`${large} is larger than 20 MB`),
    });
    expect((await mock.svcdesk([...line, '--lang', 'zh'])).err).toContain(`${large} 超过 20 MB`);
    expect(mock.server.calls()).toEqual([]);
  });

  it('of several that the server refuses is named, with what is wrong with it', async () => {
    const issues = [{ path: 'file', code: 'tooManyPixels', text: 'has too many pixels' }];
    let count = 0;
    await using mock = await startMock({
      'files.upload': () =>
        count++ % 2
          ? refuse('tooLarge', { details: { issues } })
          : { id: idOf(7), name: 'x', size: 1, type: 'text/plain', url: '/api/file/7' },
    });
    const other = file('other.txt', 'y');
    const line = ['orders', 'resolve', idOf(1), '--solution', 'x', '--after', full, '--after', other];
    const { code, err } = await mock.svcdesk(line);
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining(`"${other}": This is too large.\n  file: has too many pixels`),
    });
  });

  it.each([
    ['put', (path: string) => ['files', 'put', path]],
    ['input', (path: string) => ['orders', 'accept', idOf(1), '--input', path]],
    ['text', (path: string) => ['orders', 'resolve', idOf(1), '--solution-file', path]],
  ])('that cannot be read is named with the reason and what to do: %s', async (_, line) => {
    await using mock = await startMock({});
    for (const [path, why] of [
      [join(folder, 'nowhere'), 'there is no such file or folder (ENOENT)'],
      [join(full, 'a'), 'a part of its path is a file (ENOTDIR)'],
      [folder, 'it is a folder'],
      [circle, 'its links lead in a circle (ELOOP)'],
      [join(folder, 'long'.repeat(80)), 'its name is too long (ENAMETOOLONG)'],
    ] as const) {
      const { code, err } = await mock.svcdesk([...line(path), '--lang', 'en']);
      expect({ code, err }).toEqual({
        code: 2,
        err: expect.stringContaining(`${path} cannot be read: ${why}`),
      });
      expect(err).toContain('Check the path, or name another file.');
      expect(err).not.toMatch(/\n\s+at /);
    }
    expect(mock.server.calls()).toEqual([]);
  });

  it('that cannot be written is named with the reason and what to do', async () => {
    await using mock = await startMock({ 'files.get': () => 'bytes' });
    for (const [path, why] of [
      [join(folder, 'nowhere', 'a'), 'there is no such file or folder (ENOENT)'],
      [join(full, 'a'), 'a part of its path is a file (ENOTDIR)'],
      [folder, 'it is a folder, and a file is needed (EISDIR)'],
      [circle, 'its links lead in a circle (ELOOP)'],
    ] as const) {
      const { code, err } = await mock.svcdesk(['files', 'get', idOf(1), '-o', path, '--lang', 'en']);
      expect({ code, err }).toEqual({
        code: 1,
        err: expect.stringContaining(`${path} cannot be written: ${why}`),
      });
      expect(err).toContain('Check the path and what you may do there');
    }
    const { err } = await mock.svcdesk(['files', 'get', idOf(1), '-o', '/dev/full', '--lang', 'en']);
    expect(err).toContain('The disk is full');
  });

  it('that the server refuses is named', async () => {
    await using mock = await startMock({ 'files.upload': () => refuse('mediaType') });
    const { code, err } = await mock.svcdesk(['files', 'put', full]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(`"${full}": This kind of file`) });
    const { error } = JSON.parse((await mock.svcdesk(['files', 'put', full, '--json'])).err);
    expect(error).toMatchObject({ code: 'mediaType', about: full });
  });
});
