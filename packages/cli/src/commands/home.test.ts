import { allCalls } from '@svcdesk/core/contract/docs';
import { page as entrustPage } from '@svcdesk/core/contract/entrust';
import { stops } from '@svcdesk/core/contract/schedules';
import { sampleData } from '@svcdesk/core/testing';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { pageOf, person, summary } from '../testing/samples.ts';

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

  describe('of whom nothing of their own is late', () => {
    const none = { list: [], total: 0, totalPage: 0, page: 1, size: 5, hasNext: false };
    const lateOne = summary(8, { slaState: 'late', planStart: '2026-11-20T05:00:00Z' });
    const asOf = '2026-11-20T06:00:00Z';
    const found = {
      waitingCount: 0,
      lateCount: 0,
      soonCount: 0,
      returnedCount: 0,
      onDuty: [],
      list: [],
      asOf,
    };
    const pressing = { lateCount: 0, late: [], returned: [], overbooked: [], reviewCount: 0, joinCount: 0 };
    const entrusted = {
      ...sampleData(entrustPage).list[0],
      ...{ entrustNo: 'WO202611200008', status: 2, dueAt: '2026-11-20T05:00:00Z', paused: false },
    };
    const quiet = {
      ...samples,
      'backlog.timeout': () => none,
      'backlog.escalations': () => ({ ...pressing, asOf }),
      'pool.queue': () => found,
      'entrust.page': () => none,
      'entrust.mine': () => none,
    };
    const lead = ['order.accept', 'order.transfer', 'review.decide'];
    const engineer = ['order.accept'];
    const inPool = () => ({ ...found, waitingCount: 2, lateCount: 1, list: [lateOne] });
    const inTeam = () => ({ ...pressing, lateCount: 1, late: [lateOne], asOf });
    const fromPartner = () => ({ ...none, list: [entrusted], total: 1 });

    it.each([
      [
        'a dispatcher sees what is late in the pool',
        ['order.transfer'],
        'pool.queue',
        inPool,
        'Overdue',
        'pool queue --part late',
      ],
      [
        'a lead sees what is late in the pool',
        lead,
        'pool.queue',
        inPool,
        'Overdue',
        'pool queue --part late',
      ],
      [
        'a lead sees what is late in the team',
        lead,
        'backlog.escalations',
        inTeam,
        'Overdue',
        'todo escalations',
      ],
      [
        'a partner sees what is late of what was entrusted',
        lead,
        'entrust.page',
        fromPartner,
        'Overdue',
        'entrust list --side partner',
      ],
      ['a partner’s engineer sees it too', engineer, 'entrust.mine', fromPartner, 'Overdue', 'entrust mine'],
    ])('%s', async (_, authBtns, call, answer, heading, command) => {
      const answers = {
        ...quiet,
        'account.personal': () => ({ ...person, authBtns }),
        'backlog.mineAll': () => ({ ...(samples['backlog.mineAll']?.() as object), timeoutCount: 0 }),
      };
      await using calm = await startMock(answers);
      const before = await calm.svcdesk(['home', '--no-color'], { columns: 80 });
      expect({ code: before.code, out: before.out }).toEqual({
        code: 0,
        out: expect.stringContaining('Nothing is overdue.'),
      });
      await using mock = await startMock({ ...answers, [call]: answer });
      const { code, out, err } = await mock.svcdesk(['home', '--no-color'], { columns: 80 });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/^ {2}WO202611200008 {2}\S.* over|^ {2}WO202611200008 {2}\S.*left/m);
      expect(out).toMatch(new RegExp(`^${heading} +1$`, 'm'));
      expect(out).not.toContain('Nothing is overdue');
      expect(out).toContain(`OVERDUE  svcdesk ${command}\n`);
    });

    it.each([
      ['what is due soon', [], 'todo soon'],
      ['the plan', sampleData(stops).list, 'schedule stops'],
    ])('the command that lists %s stands beside what is next', async (_, list, command) => {
      await using mock = await startMock({
        ...quiet,
        'account.personal': () => ({ ...person, authBtns: engineer }),
        'schedules.stops': () => ({ ...sampleData(stops), list }),
      });
      const { out } = await mock.svcdesk(['home', '--no-color'], { columns: 80 });
      expect(out).toContain(`NEXT  svcdesk ${command}\n`);
    });
  });

  it('shows a lead as much to do today as the app, which counts nothing that is suspended', async () => {
    const counts = (call: 'backlog.mineToday' | 'backlog.underlingToday', pendingCount: number) => ({
      [call]: () => ({ ...(samples[call]?.() as object), totalCount: pendingCount + 1, pendingCount }),
    });
    await using mock = await startMock({
      ...{ ...samples, ...counts('backlog.mineToday', 4), ...counts('backlog.underlingToday', 19) },
      'account.personal': () => ({
        ...person,
        authBtns: ['order.accept', 'order.transfer', 'review.decide'],
      }),
    });
    const { out } = await mock.svcdesk(['home', '--no-color'], { columns: 80 });
    expect(out).toMatch(/^To do today +4$/m);
    expect(out).toMatch(/^To do today in the team +19$/m);
  });

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

  it('shows help without a session, when asked, and through a pipe', async () => {
    await using mock = await startMock(samples, 'nobody');
    expect((await mock.svcdesk([], { columns: 80 })).out).toContain('USAGE');
    await using signedIn = await startMock(samples);
    expect((await signedIn.svcdesk(['--help'], { columns: 80 })).out).toContain('USAGE');
    expect((await signedIn.svcdesk([])).out).toContain('USAGE');
    expect(signedIn.server.calls()).toEqual([]);
  });
});
