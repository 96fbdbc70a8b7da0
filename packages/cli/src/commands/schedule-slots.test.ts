import { expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf } from '../testing/samples.ts';

const slot = { planStart: '2026-11-20T01:30:00.000Z', planEnd: '2026-11-20T02:30:00.000Z', lateMinutes: 15 };

it('gives programs each offered time with its fields, as many as are asked for', async () => {
  await using mock = await startMock({
    'schedules.slots': () => ({ list: [slot], estimate: { minutes: 60, by: 'default' } }),
  });
  const { code, out } = await mock.svcdesk(['schedule', 'slots', idOf(1), '--count', '1', '--json']);
  expect([code, JSON.parse(out)]).toEqual([0, [slot]]);
  expect(mock.server.asked.at(-1)?.body).toMatchObject({ size: 1 });
});
