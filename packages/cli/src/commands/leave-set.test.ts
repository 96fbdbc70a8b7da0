import { dispatch, leave } from '@svcdesk/core/contract';
import { sampleData } from '@svcdesk/core/testing';
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

it('takes whole names from standard input, blanks and all, and of a table its first column', async () => {
  const people = ['Li Wei', 'Wang Fang', 'Chen'].map((name, index) => ({
    id: idOf(index + 1),
    name,
    member: true,
  }));
  const data = { id: idOf(9), groupName: 'North', name: 'North', tenantAccountInfoVos: people };
  await using mock = await startMock({
    'groups.accountTree': () => [{ data, snodes: [] }],
    'dictionary.list': () => [{ value: 'annual', label: 'Annual leave' }],
    'leave.save': ({ body }) => ({ ...sampleData(leave.save), accountId: body.accountId }),
  });
  const times = ['--from', '2031-10-07T00:00:00Z', '--to', '2031-10-09T00:00:00Z'];
  const input = 'Li Wei\nWang Fang\tNorth\tyes\nChen    North\n';
  const { code, err } = await mock.svcdesk(['leave', 'set', '-', '--type', 'annual', ...times], { input });
  expect({ code, err }).toMatchObject({ code: 0 });
  const saved = mock.server.asked.filter(({ callId }) => callId === 'leave.save');
  expect(saved.map(({ body }) => body.accountId)).toEqual([idOf(1), idOf(2), idOf(3)]);
});

it('tells the command that shows what leave leaves to others, which runs', async () => {
  const data = { ...sampleData(leave.save), accountName: 'Li Wei' };
  const times = { from: '2031-10-07T00:00:00.000Z', to: '2031-10-09T00:30:00.000Z' };
  const people = [{ id: idOf(1), name: 'Li Wei', member: true }];
  const group = { id: idOf(9), groupName: 'North', name: 'North', tenantAccountInfoVos: people };
  await using mock = await startMock({
    'groups.accountTree': () => [{ data: group, snodes: [] }],
    'dictionary.list': () => [{ value: 'annual', label: 'Annual leave' }],
    'leave.save': () => ({ ...data, ...times }),
    'dispatch.preview': () => ({ ...sampleData(dispatch.preview), effects: [], warnings: [] }),
  });
  const line = ['leave', 'set', idOf(1), '--type', 'annual', '--from', times.from, '--to', times.to];
  const { err } = await mock.svcdesk(line, { columns: 200 });
  const next = /svcdesk (schedule preview .*)/.exec(err)?.[1] ?? '';
  const words = [...next.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  expect((await mock.svcdesk(words)).code).toBe(0);
  const asked = mock.server.asked.find(({ callId }) => callId === 'dispatch.preview');
  expect(asked?.body.absences).toEqual([{ accountId: idOf(1), ...times }]);
});
