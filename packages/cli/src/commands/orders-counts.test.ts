import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';

const counted = [
  { status: 1, count: 2 },
  { status: 3, count: 5 },
];

describe('svcdesk orders counts', () => {
  it('counts whose orders the flags say, by status in words', async () => {
    await using mock = await startMock({ 'orders.countStatus': () => counted });
    const { code, out } = await mock.svcdesk(
      'orders counts --scope group --from 2026-11-01 --json'.split(' '),
    );
    expect(code).toBe(0);
    expect(mock.server.asked.at(-1)?.body).toMatchObject({ scope: 'group', from: '2026-11-01' });
    expect(JSON.parse(out)).toMatchObject(counted);
  });

  it('knows no other scope than the contract does', async () => {
    await using mock = await startMock({ 'orders.countStatus': () => counted });
    const { code, err } = await mock.svcdesk(['orders', 'counts', '--scope', 'everybody']);
    expect(code).toBe(2);
    expect(err).toContain('mine, group, led');
    expect(mock.server.asked).toEqual([]);
  });
});
