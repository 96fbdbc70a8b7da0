import { expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf } from '../testing/samples.ts';
import { refuse } from '../testing/stub-server.ts';

it('leave that overlaps other leave is refused by the flag that named its time, with the times of the other', async () => {
  const text = 'overlaps 2031-10-01 00:00 to 2031-10-08 00:00, which is entered already';
  await using mock = await startMock({
    'dictionary.list': () => [{ value: 'annual', label: 'Annual leave' }],
    'leave.save': () =>
      refuse('badRequest', { details: { issues: [{ path: 'from', code: 'overlaps', text }] } }),
  });
  const times = ['--from', '2031-10-07T00:00:00Z', '--to', '2031-10-09T00:00:00Z'];
  const { code, err } = await mock.svcdesk(['leave', 'set', idOf(1), '--type', 'annual', ...times]);
  expect(code).toBe(2);
  expect(err).toContain(`  --from: ${text}\n`);
});
