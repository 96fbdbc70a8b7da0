import { allCalls } from '@svcdesk/core/contract/docs';
import { sampleData } from '@svcdesk/core/testing';
import { describe, expect, it } from 'vitest';
import { startMock } from '../../testing/mock.ts';
import { pageOf, person, summary } from '../../testing/samples.ts';

const samples = Object.fromEntries(
  allCalls
    .filter(({ reply, id }) => reply === undefined && id !== 'auth.login')
    .map((call) => [call.id, () => sampleData(call)]),
);
const late = () => pageOf([summary(7, { slaState: 'late' })]);

describe('svcdesk alone on a terminal', () => {
  it('shows staff the day: counts, what is late, what is next', async () => {
    await using mock = await startMock({ ...samples, 'backlog.timeout': late });
    const { code, out } = await mock.svcdesk(['--no-color'], { columns: 80 });
    expect(code).toBe(0);
    expect(out).toMatch(/^To do today +\d+$/m);
    expect(out).toMatch(/OVERDUE {2}svcdesk todo late\n {2}WO202611200007/);
    expect(out).toContain('\nNEXT');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it.each([
    [
      'dispatcher',
      ['order.transfer'],
      'pool.queue',
      { waitingCount: 2, lateCount: 2, soonCount: 0, returnedCount: 0 },
    ],
    ['lead', ['order.accept', 'order.transfer', 'review.decide'], 'backlog.escalations', {}],
  ])(
    'shows a %s what is late in their pools, though nothing of their own is',
    async (_, authBtns, call, counts) => {
      const late = summary(8, { slaState: 'late' });
      const found = {
        ...counts,
        list: [late],
        late: [late],
        lateCount: 2,
        returned: [],
        overbooked: [],
        onDuty: [],
      };
      await using mock = await startMock({
        ...samples,
        'account.personal': () => ({ ...person, authBtns }),
        'backlog.timeout': () => pageOf([]),
        [call]: () => ({ ...found, reviewCount: 0, joinCount: 0, asOf: '2026-11-20T06:00:00Z' }),
      });
      const { code, out, err } = await mock.svcdesk(['home', '--no-color'], { columns: 80 });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain('WO202611200008');
      expect(out).toMatch(/^Late +2$/m);
      expect(out).not.toContain('Nothing is overdue');
    },
  );

  it('shows customers their open orders, and what they may evaluate', async () => {
    await using mock = await startMock({ ...samples, 'orders.cellPage': late }, 2);
    const { out } = await mock.svcdesk(['--no-color', '--lang', 'zh'], { columns: 80 });
    expect(out).toContain('已超时');
    expect(out).toContain('待评价');
    expect(out).toContain('WO202611200007');
  });

  it('shows what there is to do today by "todo" alone, and what else "todo" has where that is asked for', async () => {
    await using mock = await startMock(samples);
    const { code, out } = await mock.svcdesk(['todo', '--no-color'], { columns: 80 });
    expect({ code, calls: mock.server.calls() }).toEqual({ code: 0, calls: ['backlog.mineToday'] });
    expect(out).toMatch(/^To do in all +\d+$/m);
    expect((await mock.svcdesk(['todo', '--help'], { columns: 80 })).out).toContain('escalations');
    expect((await mock.svcdesk(['todo'])).out).toContain('escalations');
  });

  it('shows help to whoever is not signed in, asks for it, or reads through a pipe', async () => {
    await using mock = await startMock(samples, 'nobody');
    expect((await mock.svcdesk([], { columns: 80 })).out).toContain('USAGE');
    await using signedIn = await startMock(samples);
    expect((await signedIn.svcdesk(['--help'], { columns: 80 })).out).toContain('USAGE');
    expect((await signedIn.svcdesk([])).out).toContain('USAGE');
    expect(signedIn.server.calls()).toEqual([]);
  });
});
