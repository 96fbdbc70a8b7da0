import { allCalls } from '@svcdesk/core/contract/docs';
import { sampleData } from '@svcdesk/core/testing';
import { expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { summary } from '../testing/samples.ts';

const samples = Object.fromEntries(
  allCalls
    .filter(({ reply, id }) => reply === undefined && id !== 'auth.login')
    .map((call) => [call.id, () => sampleData(call)]),
);

it('"todo escalations" says of every number which command shows all of it, and each of these runs', async () => {
  const late = summary(7, { slaState: 'late', status: 3 });
  const back = { ...summary(8), action: 'decline', byName: 'Chen', at: '2026-11-20T06:00:00Z' };
  await using mock = await startMock({
    ...samples,
    'backlog.escalations': () => ({
      ...{ lateCount: 8, late: [late], unassignedLateCount: 7, returnedCount: 6, returned: [back] },
      ...{
        overbookedCount: 5,
        overbooked: [{ accountId: 'a', name: 'Wang', saturation: 1.2, plannedMinutes: 90 }],
      },
      ...{ reviewCount: 4, joinCount: 3, asOf: '2026-11-20T06:00:00Z' },
    }),
  });
  const { code, out } = await mock.svcdesk(['todo', 'escalations', '--no-color'], { columns: 80 });
  expect(code).toBe(0);
  expect(out).toContain('\n  WO202611200007  In progress  ');
  expect(out).toMatch(/\n {2}WO202611200008 {2}Chen +declined the order /);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  const commands = [...out.matchAll(/ [3-8] {2}svcdesk (.+)$/gm)].map(([, command = '']) =>
    command.split(' '),
  );
  expect(commands).toHaveLength(6);
  for (const command of commands) {
    const ran = await mock.svcdesk(command);
    expect({ command, code: ran.code, err: ran.err }).toEqual({ command, code: 0, err: '' });
  }
});

it('"todo escalations" names no command where there is nothing', async () => {
  await using mock = await startMock({
    'backlog.escalations': () => ({
      ...{ lateCount: 0, late: [], returned: [], overbooked: [], reviewCount: 0, joinCount: 0 },
      asOf: '2026-11-20T06:00:00Z',
    }),
  });
  const { out } = await mock.svcdesk(['todo', 'escalations', '--no-color'], { columns: 80 });
  expect(out).toMatch(/^Overdue +0$/m);
  expect(out).not.toContain('svcdesk');
});
