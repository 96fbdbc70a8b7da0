import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

  it('that the server refuses is named', async () => {
    await using mock = await startMock({ 'files.upload': () => refuse('mediaType') });
    const { code, err } = await mock.svcdesk(['files', 'put', full]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(`"${full}": This kind of file`) });
    const { error } = JSON.parse((await mock.svcdesk(['files', 'put', full, '--json'])).err);
    expect(error).toMatchObject({ code: 'mediaType', about: full });
  });
});
