import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { found, idOf, summary } from '../testing/samples.ts';
import { type Asked, refuse } from '../testing/stub-server.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const accepted = ({ body }: Asked) => summary(Number(String(body.orderId).slice(-4)));

describe('svcdesk orders accept', () => {
  it('accepts by number under a key of its own, and says the new state and what comes next', async () => {
    await using mock = await startMock({
      'orders.findAny': () => found(1),
      'orders.accept': accepted,
    });
    const { code, out, err } = await mock.svcdesk(['orders', 'accept', 'WO202611200001']);
    expect({ code, out }).toEqual({ code: 0, out: 'WO202611200001\tprocessing\n' });
    expect(err).toBe(
      'Accepted successfully: WO202611200001 (In progress).\n' +
        'Next: svcdesk orders resolve WO202611200001 --solution-file -\n',
    );
    const { body, headers } = mock.server.asked.at(-1) ?? {};
    expect(body).toEqual({ orderId: idOf(1), handleType: 3 });
    expect(headers?.['idempotency-key']).toMatch(uuid);
  });

  it.each([
    '#WO202611200001',
    '\u5de5\u5355WO202611200001\u3002',
    '\uff37\uff2f\uff12\uff10\uff12\uff16\uff11\uff11\uff12\uff10\uff10\uff10\uff10\uff11',
  ])('finds one by %s, as it is pasted', async (pasted) => {
    await using mock = await startMock({ 'orders.findAny': () => found(1), 'orders.accept': accepted });
    expect((await mock.svcdesk(['orders', 'accept', pasted])).code).toBe(0);
    expect(mock.server.asked[0]?.body).toEqual({ orderNo: 'WO202611200001' });
  });

  it('sends the plan and the key that were given, and no version, so that a second try is the same', async () => {
    await using mock = await startMock({ 'orders.accept': accepted });
    const plan = ['--plan-start', '2026-11-21T01:00Z', '--plan-end', '2026-11-21T02:30:00Z'];
    const line = ['orders', 'accept', idOf(1), ...plan, '--idempotency-key', 'k-1'];
    await mock.svcdesk(line);
    await mock.svcdesk(line);
    const [first, second] = mock.server.asked;
    expect(first?.body).toEqual({
      orderId: idOf(1),
      handleType: 3,
      planStart: '2026-11-21T01:00:00.000Z',
      planEnd: '2026-11-21T02:30:00.000Z',
    });
    expect(second?.body).toEqual(first?.body);
    expect([first, second].map((asked) => asked?.headers['idempotency-key'])).toEqual(['k-1', 'k-1']);
  });

  it('accepts several, each under its own key, telling people on standard error only', async () => {
    await using mock = await startMock({ 'orders.accept': accepted });
    const { code, out, err } = await mock.svcdesk(['orders', 'accept', idOf(1), idOf(2)], { columns: 80 });
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toContain('Accepted successfully: WO202611200002');
    expect(new Set(mock.server.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
    const json = await mock.svcdesk([
      'orders',
      'accept',
      idOf(1),
      idOf(2),
      '--json=orderNo,status',
      '--quiet',
    ]);
    expect(JSON.parse(json.out)).toEqual([
      { orderNo: 'WO202611200001', status: 3 },
      { orderNo: 'WO202611200002', status: 3 },
    ]);
    expect(json.err).toBe('');
  });

  it('ends with 6 and the reason in words when the order went another way', async () => {
    await using mock = await startMock({ 'orders.accept': () => refuse('orderChanged') });
    const changed = await mock.svcdesk(['orders', 'accept', idOf(1)]);
    expect(changed.code).toBe(6);
    expect(changed.err).toContain('svcdesk: This order was updated meanwhile.');
    expect(changed.err).toContain(`See how it stands now: svcdesk orders view ${idOf(1)}\n`);
    await using other = await startMock({
      'orders.accept': () => refuse('notAllowed', { details: { reason: 'notNamed' } }),
    });
    const refused = await other.svcdesk(['orders', 'accept', idOf(1), '--json']);
    expect(refused.code).toBe(6);
    expect(JSON.parse(refused.err).error).toMatchObject({
      code: 'notAllowed',
      reason: 'notNamed',
      message: 'This order is not assigned to you',
      requestId: 'req-1',
    });
    expect(refused.out).toBe('');
  });

  it('goes on after one that is refused and keeps its exit code', async () => {
    await using mock = await startMock({
      'orders.accept': (asked) => (asked.body.orderId === idOf(1) ? refuse('orderChanged') : accepted(asked)),
    });
    const { code, out, err } = await mock.svcdesk(['orders', 'accept', idOf(1), idOf(2)]);
    expect({ code, out }).toEqual({ code: 6, out: 'WO202611200002\tprocessing\n' });
    expect(err).toContain(`svcdesk: ${idOf(1)}: This order was updated meanwhile.`);
  });

  it('tells programs on standard error in one JSON object, with the order that each failure is about', async () => {
    await using mock = await startMock({
      'orders.findAny': () => found(1),
      'orders.accept': (asked) => (asked.body.orderId === idOf(3) ? accepted(asked) : refuse('orderChanged')),
    });
    const one = JSON.parse((await mock.svcdesk(['orders', 'accept', 'WO202611200001', '--json'])).err);
    expect(one.error).toMatchObject({ code: 'orderChanged', about: 'WO202611200001' });
    expect(Object.keys(one)).toEqual(['error']);
    const line = ['orders', 'accept', 'WO202611200001', idOf(2), idOf(3), '--json'];
    const several = JSON.parse((await mock.svcdesk(line)).err);
    expect(several.errors.map(({ about }: { about: string }) => about)).toEqual(['WO202611200001', idOf(2)]);
    expect(several.error).toEqual(several.errors[0]);
    expect(several.notes[0]).toBe('Accepted successfully: WO202611200003 (In progress).');
  });

  it('leaves JSON of what was accepted whole when the rest fails', async () => {
    await using mock = await startMock({
      'orders.accept': (asked) => (asked.body.orderId === idOf(2) ? refuse('sessionEnded') : accepted(asked)),
    });
    const { code, out } = await mock.svcdesk([
      'orders',
      'accept',
      idOf(1),
      idOf(2),
      idOf(3),
      '--json=orderNo',
    ]);
    expect(code).toBe(4);
    expect(JSON.parse(out)).toEqual([{ orderNo: 'WO202611200001' }]);
  });

  it('ends with 1 when several were refused for different reasons', async () => {
    await using mock = await startMock({
      'orders.accept': ({ body }) => refuse(body.orderId === idOf(1) ? 'orderChanged' : 'notFound'),
    });
    expect((await mock.svcdesk(['orders', 'accept', idOf(1), idOf(2)])).code).toBe(1);
  });

  it('stops at once when the next could fare no better', async () => {
    await using mock = await startMock({ 'orders.accept': () => refuse('sessionEnded') });
    expect((await mock.svcdesk(['orders', 'accept', idOf(1), idOf(2)])).code).toBe(4);
    expect(mock.server.calls()).toEqual(['orders.accept']);
  });

  it('does not speak of a second try when the first certainly did not arrive', async () => {
    await using mock = await startMock({});
    // A connection that is there already would take the request with it.
    const env = { SVCDESK_SERVER: 'http://127.0.0.1:1', SVCDESK_TOKEN: 't' };
    const refused = await mock.svcdesk(['orders', 'accept', idOf(1), '--idempotency-key', 'k-9'], { env });
    expect(refused.code).toBe(7);
    expect(refused.err).toContain('Is the server running?');
    expect(refused.err).not.toContain('k-9');
  });

  it.each([
    [['WO1', 'WO2', '--idempotency-key', 'k'], '--idempotency-key is for one thing at a time.'],
    [['WO1', '--plan-end', '2026-11-21T02:30Z'], '--plan-end needs --plan-start.'],
    [[], 'Missing argument ORDER.'],
  ])('refuses %j before anything is sent', async (args, message) => {
    await using mock = await startMock({});
    const { code, err } = await mock.svcdesk(['orders', 'accept', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(mock.server.calls()).toEqual([]);
  });
});
