import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { type RunOptions, testFolder } from '../testing/run.ts';
import { idOf, now, pageOf, summary } from '../testing/samples.ts';

/** A second goes by whenever the clock is read. */
function hurrying(): () => Date {
  let seconds = 0;
  return () => new Date(now.getTime() + seconds++ * 1000);
}

/** What stood in the line that is written over and over, in turn. */
const lines = (err: string) =>
  err
    .split('\r')
    .slice(1)
    .map((line) => line.split('\u001b[K')[0] ?? '');

const watched: RunOptions = { columns: 80, clock: hurrying() };
const hidden: readonly [string, readonly string[], RunOptions][] = [
  ['in a pipe', [], { clock: hurrying() }],
  ['for programs', ['--json'], watched],
  ['for who wants none', ['--quiet'], watched],
  ['on a terminal that knows no such line', [], { ...watched, env: { TERM: 'dumb' } }],
];

describe('a list that comes in pages', () => {
  const mock = () =>
    startMock({
      'orders.page': ({ body: { page } }) =>
        page === 2
          ? pageOf([summary(3)], { total: 3 })
          : pageOf([summary(1), summary(2)], { total: 3, hasNext: true }),
    });
  const line = ['orders', 'list', '--all', '--csv'];

  it('tells how far it has come while it goes into a file, and leaves nothing of that', async () => {
    await using its = await mock();
    const { code, out, err } = await its.svcdesk(line, { ...watched, intoFile: true });
    expect({ code, lines: out.trim().split(/\r?\n/).length }).toEqual({ code: 0, lines: 4 });
    expect(err).toContain('\r3 of 3\u001b[K');
    expect(err.endsWith('\r\u001b[K')).toBe(true);
  });

  it('is its own progress on a terminal', async () => {
    await using its = await mock();
    expect((await its.svcdesk(['orders', 'list', '--all'], watched)).err).toBe('');
  });
});

describe('something done to many', () => {
  it('tells how much of it is done', async () => {
    await using mock = await startMock({ 'orders.accept': () => summary(1) });
    const line = ['orders', 'accept', idOf(1), idOf(2), idOf(3)];
    const { code, err } = await mock.svcdesk(line, watched);
    expect({ code, saidAt: lines(err) }).toEqual({
      code: 0,
      saidAt: expect.arrayContaining(['1 of 3 done', '2 of 3 done', '3 of 3 done', '']),
    });
    expect((await mock.svcdesk([...line, '--quiet'], watched)).err).toBe('');
  });
});

describe('a file', () => {
  const sent = { id: idOf(7), name: 'big.bin', size: 9, type: 'text/plain', url: '/api/file/7' };
  const bigFile = () => {
    const file = join(testFolder(), 'big.bin');
    writeFileSync(file, Buffer.alloc(300_000));
    return file;
  };

  it('tells how much of it is sent, and how much has come', async () => {
    await using mock = await startMock({
      'files.upload': () => sent,
      'files.get': () => 'x'.repeat(300_000),
    });
    const put = await mock.svcdesk(['files', 'put', bigFile(), '--lang', 'zh'], watched);
    const saidAt = lines(put.err);
    expect(saidAt.at(-1)).toBe('');
    expect(saidAt.slice(0, -1)).toContainEqual(expect.stringMatching(/^正在上传：\d+ kB，共 301 kB$/));
    const file = join(testFolder(), 'copy.bin');
    const get = await mock.svcdesk(['files', 'get', idOf(7), '--output', file], watched);
    expect(lines(get.err)).toContainEqual(expect.stringMatching(/^Receiving: \d+ kB$/));
    expect(get.err).toContain('\r\u001b[KWrote ');
  });

  it.each(hidden)('is sent without a trace %s', async (_where, flags, options) => {
    await using mock = await startMock({ 'files.upload': () => sent });
    const { code, err } = await mock.svcdesk(['files', 'put', bigFile(), ...flags], options);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});
