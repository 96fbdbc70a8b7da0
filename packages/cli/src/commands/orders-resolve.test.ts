import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { testFolder } from '../testing/run.ts';
import { idOf, summary } from '../testing/samples.ts';
import { refuse } from '../testing/stub-server.ts';

const answers = { 'orders.resolve': () => summary(1, { status: 5, can: [] }) };
const line = ['orders', 'resolve', idOf(1)];

describe('svcdesk orders resolve', () => {
  it('sends solution, minutes and cause, and says the new state', async () => {
    await using mock = await startMock(answers);
    const flags = ['--solution', '更换电源', '--spent', '45', '--cause', 'power', '--idempotency-key', 'k'];
    const { code, out, err } = await mock.svcdesk([...line, ...flags]);
    expect({ code, out }).toEqual({ code: 0, out: 'WO202611200001\tresolved\n' });
    expect(err).toContain(
      'Order resolved: WO202611200001 (Resolved).\nNext: svcdesk orders view WO202611200001\n',
    );
    expect(mock.server.asked[0]?.body).toEqual({
      orderId: idOf(1),
      solution: '更换电源',
      spentMinutes: 45,
      causeCode: 'power',
    });
    expect(mock.server.asked[0]?.headers['idempotency-key']).toBe('k');
  });

  it('reads the solution from standard input or a file', async () => {
    await using mock = await startMock(answers);
    await mock.svcdesk([...line, '--solution-file', '-'], { input: 'one\ntwo\n' });
    const file = join(testFolder(), 'report.txt');
    writeFileSync(file, 'from a file\n');
    await mock.svcdesk([...line, '--solution-file', file]);
    expect(mock.server.asked.map(({ body }) => body.solution)).toEqual(['one\ntwo', 'from a file']);
  });

  it.each([
    ['UTF-8 with a byte order mark', Buffer.from('\ufeff更换电源\n'), ''],
    ['UTF-16', Buffer.from('\ufeff更换电源\n', 'utf16le'), ''],
    ['GB18030', Buffer.from([0xb8, 0xfc, 0xbb, 0xbb, 0xb5, 0xe7, 0xd4, 0xb4]), 'read as GB18030'],
  ])('reads a solution in %s, from a file and from standard input', async (_, bytes, said) => {
    await using mock = await startMock(answers);
    const file = join(testFolder(), 'report.txt');
    writeFileSync(file, bytes);
    const named = await mock.svcdesk([...line, '--solution-file', file]);
    const piped = await mock.svcdesk([...line, '--solution-file', '-'], { input: bytes });
    expect(mock.server.asked.map(({ body }) => body.solution)).toEqual(['更换电源', '更换电源']);
    expect(named.err).toContain(said);
    expect(piped.err).toContain(said);
  });

  it('takes no bytes for text that are none', async () => {
    await using mock = await startMock(answers);
    const { code, err } = await mock.svcdesk([...line, '--solution-file', '-'], {
      input: Buffer.from([0xb8, 0xff]),
    });
    expect({ code, calls: mock.server.calls() }).toEqual({ code: 2, calls: [] });
    expect(err).toContain('--solution-file - is not text that can be read');
  });

  it('asks for the solution on a terminal', async () => {
    await using mock = await startMock(answers);
    const { code, asked } = await mock.svcdesk(line, { columns: 80, typed: ['Rebooted'] });
    expect({ code, asked }).toEqual({ code: 0, asked: ['Solution (--solution): '] });
    expect(mock.server.asked[0]?.body.solution).toBe('Rebooted');
  });

  it('ends with 130 when the question is given up, and nothing is sent', async () => {
    await using mock = await startMock(answers);
    expect((await mock.svcdesk(line, { columns: 80, typed: [undefined] })).code).toBe(130);
    expect(mock.server.calls()).toEqual([]);
  });

  it.each([
    ['in a pipe', [], {}, 'Missing: --solution\n'],
    ['with --no-input', ['--no-input'], { typed: ['x'] }, 'Missing: --solution\n'],
    ['in CI', [], { typed: ['x'], env: { CI: 'true' } }, 'Missing: --solution\n'],
    ['with both ways', ['--solution', 'a', '--solution-file', 'b'], {}, 'cannot be used together'],
    [
      'from a file that is not there',
      ['--solution-file', '/no/such'],
      {},
      '/no/such cannot be read: there is no such file or folder (ENOENT).',
    ],
    [
      'from an empty standard input',
      ['--solution-file', '-'],
      {},
      'There is nothing on standard input for --solution-file - to read',
    ],
    ['from a terminal as a file', ['--solution-file', '-'], { typed: [] }, 'which is a terminal here'],
  ])('fails at once instead of waiting: %s', async (_name, flags, options, message) => {
    await using mock = await startMock(answers);
    const { code, err } = await mock.svcdesk([...line, ...flags], options);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(mock.server.calls()).toEqual([]);
  });

  it('says in words why it cannot be done now, and the command that comes before', async () => {
    await using mock = await startMock({
      'orders.resolve': () => refuse('notAllowed', { details: { reason: 'clockInMissing' } }),
    });
    const { code, err } = await mock.svcdesk([...line, '--solution', 'x', '--lang', 'zh']);
    expect(code).toBe(6);
    expect(err).toContain('签到');
    expect(err).toContain(`请先执行：svcdesk orders clock-in ${idOf(1)}`);
  });

  it('tells the key to try again with when the connection broke while it was under way', async () => {
    await using mock = await startMock({});
    const breaking = createServer((socket) => void socket.once('data', () => socket.destroy()));
    await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', resolve));
    const address = breaking.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { code, err } = await mock.svcdesk([...line, '--solution', 'x', '--idempotency-key', 'k-7'], {
      env: { SVCDESK_SERVER: `http://127.0.0.1:${port}`, SVCDESK_TOKEN: 't' },
    });
    breaking.close();
    expect(code).toBe(7);
    expect(err).toContain('--idempotency-key k-7');
  });
});
