import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf, summary } from '../testing/samples.ts';

describe('names from a pipe', () => {
  it.each([
    ['orders', 'accept', '-'],
    ['orders', 'resolve', '-', '--solution', 'Done'],
    ['orders', 'cancel', '-', '--reason', 'withdrawn'],
    ['orders', 'open', '-'],
    ['messages', 'read', '-'],
  ])('that is empty: %s %s has nothing to do, which is no failure', async (...line) => {
    await using mock = await startMock({});
    for (const input of ['', '\n', '  \n\n']) {
      const { code, out, err } = await mock.svcdesk(line, { input });
      expect({ code, out, err }).toEqual({
        code: 0,
        out: '',
        err: 'Standard input is empty: there is nothing to do.\n',
      });
    }
    expect(JSON.parse((await mock.svcdesk([...line, '--json'])).out)).toEqual([]);
    expect(mock.server.calls()).toEqual([]);
  });

  it('are taken by commands for one thing too, and where a field takes several', async () => {
    await using mock = await startMock({
      'orders.resolve': () => summary(1, { status: 5 }),
      'messages.markRead': () => ({}),
    });
    const input = `${idOf(1)}\n${idOf(2)}\n`;
    const resolved = await mock.svcdesk(['orders', 'resolve', '-', '--solution', 'Done'], { input });
    expect(resolved.code).toBe(0);
    expect(mock.server.asked.map(({ body }) => body.orderId)).toEqual([idOf(1), idOf(2)]);
    expect((await mock.svcdesk(['messages', 'read', '-'], { input })).code).toBe(0);
    expect(mock.server.asked.at(-1)?.body).toEqual({ ids: [idOf(1), idOf(2)] });
  });
});

describe('a whole request', () => {
  const accept = (input: object, ...line: string[]) => ({
    line: ['orders', 'accept', ...line, '--input', '-'],
    input: JSON.stringify(input),
  });

  it.each([
    ['the line alone', accept({}, idOf(1))],
    ['itself alone', accept({ orderId: idOf(1) })],
    ['both', accept({ orderId: idOf(1) }, idOf(1))],
  ])('is about what is named by %s', async (_, { line, input }) => {
    await using mock = await startMock({ 'orders.accept': () => summary(1, { status: 2 }) });
    const { code, err } = await mock.svcdesk(line, { input });
    expect({ code, err }).toMatchObject({ code: 0 });
    expect(mock.server.asked.map(({ body }) => body.orderId)).toEqual([idOf(1)]);
  });

  it.each([
    ['one', accept({ orderId: idOf(1) }, idOf(2))],
    ['one of several', accept({ orderId: idOf(1) }, idOf(1), idOf(2))],
  ])('that is about another than %s that the line names does nothing', async (_, { line, input }) => {
    await using mock = await startMock({ 'orders.accept': () => summary(1, { status: 2 }) });
    const { code, err } = await mock.svcdesk(line, { input, columns: 120 });
    expect({ code, calls: mock.server.calls() }).toEqual({ code: 2, calls: [] });
    expect(err).toContain(`ORDER is ${idOf(2)} on the line, and --input has ${idOf(1)} as "orderId"`);
  });

  it('is asked for what neither it nor the line names', async () => {
    await using mock = await startMock({});
    const { line, input } = accept({ version: 1 });
    const { code, err } = await mock.svcdesk(line, { input, columns: 120 });
    expect({ code, calls: mock.server.calls() }).toEqual({ code: 2, calls: [] });
    expect(err).toContain('ORDER: is required');
    const bare = await mock.svcdesk(['orders', 'accept'], { columns: 120 });
    expect(bare.err).toContain('Missing argument ORDER');
  });

  it('names the one thing of a command for one, and flags still change it', async () => {
    await using mock = await startMock({ 'orders.resolve': () => summary(1, { status: 5 }) });
    const input = JSON.stringify({ orderId: idOf(1), solution: 'Old' });
    const resolve = (...line: string[]) =>
      mock.svcdesk(['orders', 'resolve', ...line, '--input', '-'], { input, columns: 120 });
    expect((await resolve('--solution', 'New')).code).toBe(0);
    expect(mock.server.asked.at(-1)?.body).toMatchObject({ orderId: idOf(1), solution: 'New' });
    expect((await resolve(idOf(1))).code).toBe(0);
    const { code, err } = await resolve(idOf(2));
    expect(code).toBe(2);
    expect(err).toContain('and --input has');
    expect(mock.server.asked).toHaveLength(2);
  });

  it.each([
    ['{"orderId":"a",\n"orderId":"b"}', 'orderId', 2],
    ['{"location":{"lng":1,"lng":2}}', 'lng', 1],
  ])('with a name twice in an object is refused: %j', async (input, field, number) => {
    await using mock = await startMock({});
    const { code, err } = await mock.svcdesk(['orders', 'accept', '--input', '-'], { input, columns: 120 });
    expect({ code, calls: mock.server.calls() }).toEqual({ code: 2, calls: [] });
    expect(err).toContain(`--input has "${field}" twice in one object, the second time in line ${number}.`);
    const bare = ['api', 'POST', '/api/order/order/mobile/receive'];
    expect((await mock.svcdesk([...bare, '--input', '-'], { input })).code).toBe(2);
    const field1 = await mock.svcdesk([...bare, '-F', `x=${input}`], { columns: 120 });
    expect(field1.err).toContain(`--field has "${field}" twice`);
  });
});

describe('Ctrl-C while something is written', () => {
  const interrupted = async (...names: string[]) => {
    let interrupt = () => {};
    await using mock = await startMock({
      'orders.accept'() {
        interrupt();
        return summary(1);
      },
    });
    const ended = await mock.svcdesk(['orders', 'accept', ...names], {
      interrupts: (heard) => {
        interrupt = heard;
      },
    });
    return { ...ended, keys: mock.server.asked.map(({ headers }) => headers['idempotency-key']) };
  };

  it('ends with the key that asks what became of it, and the command that shows how it stands', async () => {
    const { code, out, err, keys } = await interrupted(idOf(1));
    expect({ code, out, count: keys.length }).toEqual({ code: 130, out: '', count: 1 });
    expect(err).toContain(`Repeat the command for ${idOf(1)} with the same key`);
    // Nothing is stuck to what is copied.
    expect(err).toContain(` --idempotency-key ${keys[0]}\n`);
    expect(err).toContain(`svcdesk orders view ${idOf(1)}`);
  });

  it('names the one of several that it came in, and begins no other', async () => {
    const { code, err, keys } = await interrupted(idOf(1), idOf(2));
    expect({ code, count: keys.length }).toEqual({ code: 130, count: 1 });
    expect(err).toContain(`--idempotency-key ${keys[0]}\n`);
  });
});

describe('a secret that is told but once', () => {
  const hook = {
    id: idOf(1),
    url: 'https://example.com/hook',
    events: ['order.created'],
    enabled: true,
    createdAt: '2026-11-20T02:15:00Z',
    secret: 'whsec_abc',
  };
  const line = ['webhooks', 'set', '--url', hook.url, '--event', 'order.created'];

  it('is shown on a terminal, and not in a pipe unless it is asked for', async () => {
    await using mock = await startMock({ 'webhooks.save': () => hook });
    const people = await mock.svcdesk([...line, '--no-color'], { columns: 80 });
    expect(people.out).toMatch(/Secret +whsec_abc/);
    expect(people.err).toContain('only this once');
    const piped = await mock.svcdesk(line);
    expect(piped.out + piped.err).not.toContain('whsec_abc');
    expect(piped.err).toContain('was not printed: add --json in a pipe');
    expect(JSON.parse((await mock.svcdesk([...line, '--json=secret'])).out)).toEqual({ secret: 'whsec_abc' });
  });

  it('is not spoken of where there is none', async () => {
    await using mock = await startMock({ 'webhooks.save': () => ({ ...hook, secret: undefined }) });
    const { out, err } = await mock.svcdesk(line, { columns: 80 });
    expect(out).toBe('');
    expect(err).not.toContain('once');
  });
});
