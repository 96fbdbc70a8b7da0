import { stripVTControlCharacters } from 'node:util';
import { dispatch } from '@svcdesk/core/contract';
import { sampleData } from '@svcdesk/core/testing';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf } from '../testing/samples.ts';
import { refuse } from '../testing/stub-server.ts';

const stop = {
  ...{
    orderId: idOf(1),
    orderNo: 'WO202611200001',
    title: 'Printer does not print',
    version: 3,
    priority: 2,
  },
  ...{ cellName: 'People’s Square', engineerId: idOf(9), engineerName: 'Li Wei' },
  ...{ planStart: '2026-11-20T01:30:00.000Z', planEnd: '2026-11-20T02:30:00.000Z', travelMinutes: 25 },
  ...{ change: 'new', reasons: ['due', 'near'] },
};
const kept = { ...stop, orderId: idOf(2), orderNo: 'WO202611200002', change: 'kept', reasons: ['promised'] };
const left = {
  ...{ orderId: idOf(3), orderNo: 'WO202611200003', title: 'Lift stands still', priority: 1 },
  ...{ cellName: 'Tower', reason: 'noSkill' },
};
const plan = {
  ...sampleData(dispatch.plan),
  list: [stop, kept],
  unplaced: [left],
  present: { plannedCount: 1, lateCount: 2, travelMinutes: 60 },
  proposed: { plannedCount: 2, lateCount: 0, travelMinutes: 45 },
};
const undo = [{ orderId: idOf(1), version: 5 }];

const startPlan = (changed: readonly object[] = []) =>
  startMock({
    'dispatch.plan': () => plan,
    'dispatch.commit': () => ({ changed, undo: changed.length > 0 ? [] : undo }),
  });

describe('svcdesk schedule plan', () => {
  it('says within 80 cells what follows, who does what when and why, and what found no place', async () => {
    await using mock = await startPlan();
    const { code, out } = await mock.svcdesk(['schedule', 'plan', '--lang', 'en'], { columns: 80 });
    expect(code).toBe(0);
    for (const words of ['2 → 0', '60 → 45', 'Li Wei', 'Due soon', 'Kept', 'Nobody has the skill'])
      expect(out).toContain(words);
    expect(out).toContain('Nothing is written yet');
    expect(
      Math.max(
        ...stripVTControlCharacters(out)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(80);
    expect(mock.server.asked.map(({ callId }) => callId)).toEqual(['dispatch.plan']);
  });

  it.each([
    [[], 'That day is full'],
    [['--days', '2'], 'These days are full'],
  ])('says of the days that were asked for by %j why there is no place', async (days, words) => {
    await using mock = await startMock({
      'dispatch.plan': () => ({ ...plan, unplaced: [{ ...left, reason: 'noTime' }] }),
    });
    const { out } = await mock.svcdesk(['schedule', 'plan', ...days, '--lang', 'en'], { columns: 80 });
    expect(out).toContain(words);
  });

  it('names its columns, with when each is due and by how much it is late', async () => {
    const late = { ...stop, dueAt: '2026-11-20T01:00:00.000Z', lateMinutes: 95, reasons: ['late'] };
    await using mock = await startMock({ 'dispatch.plan': () => ({ ...plan, list: [late] }) });
    const { out } = await mock.svcdesk(['schedule', 'plan', '--lang', 'en'], { columns: 200 });
    for (const words of [
      'PLANNED START',
      'PLANNED END',
      'TRAVEL (MIN)',
      'PRIORITY',
      'DUE',
      '5h over',
      '1h 35m late',
    ])
      expect(out).toContain(words);
  });

  it.each([
    ['en', ['Reassigned, was Zhao', 'Moved, was 2026-11-20', '12 more orders were left out', 'Will be late']],
    ['zh', ['改派、原为 Zhao', '改时间、原为', '另有 12 单未计入', '将超时']],
  ])('says as a pipe does whose an order was and when, and what was left out, in %s', async (lang, words) => {
    const before = { engineerName: 'Zhao', planStart: '2026-11-20T05:00:00.000Z' };
    const list = [
      { ...stop, change: 'reassigned', before, reasons: ['ownerCannot'] },
      { ...kept, change: 'moved', before },
    ];
    await using mock = await startMock({ 'dispatch.plan': () => ({ ...plan, list, omittedCount: 12 }) });
    const { out } = await mock.svcdesk(['schedule', 'plan', '--lang', lang], { columns: 80 });
    for (const each of words) expect(out).toContain(each);
    expect(out.match(/05:00/g)).toHaveLength(2);
  });

  it('says that a file holds nothing that could be taken back, or written', async () => {
    await using mock = await startPlan();
    const without = async (...line: string[]) =>
      await mock.svcdesk(['schedule', 'plan', ...line, '--lang', 'en'], { input: '{}' });
    expect(await without('--undo', '-')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--undo holds no undo'),
    });
    expect(await without('--commit', '--plan', '-')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--plan holds no list'),
    });
    expect(mock.server.asked).toEqual([]);
  });

  it('writes what it changes, and answers programs what takes it back', async () => {
    await using mock = await startPlan();
    const { code, out } = await mock.svcdesk([
      'schedule',
      'plan',
      '--days',
      '2',
      '--moves',
      '--commit',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ list: [{ orderNo: 'WO202611200001' }, {}], undo });
    const [asked, sent] = mock.server.asked;
    expect(asked?.body).toMatchObject({ days: 2, moves: true });
    const { planStart, planEnd } = stop;
    expect(sent?.body).toEqual({
      stops: [
        { orderId: idOf(1), version: 3, engineerId: idOf(9), suggestedId: idOf(9), planStart, planEnd },
      ],
    });
  });

  it('fails when something changed meanwhile, and says what', async () => {
    await using mock = await startPlan([{ orderId: idOf(1), orderNo: 'WO202611200001' }]);
    const { code, out, err } = await mock.svcdesk(['schedule', 'plan', '--commit', '--lang', 'en'], {
      columns: 80,
    });
    expect(code).toBe(6);
    expect(err).toContain('Nothing was written');
    expect(out).toContain('WO202611200001');
    expect(out).not.toContain('Li Wei');
  });

  it('that is refused says why beside the data in a pipe too, and shows no plan', async () => {
    await using mock = await startPlan([{ orderId: idOf(1), orderNo: 'WO202611200001' }]);
    const line = ['schedule', 'plan', '--commit', '--plan', '-', '--lang', 'en'];
    const refused = (...more: string[]) => mock.svcdesk([...line, ...more], { input: JSON.stringify(plan) });
    const { code, out, err } = await refused('--json');
    expect(code).toBe(6);
    expect(JSON.parse(out)).toEqual({ changed: [{ orderId: idOf(1), orderNo: 'WO202611200001' }], undo: [] });
    expect(JSON.parse(err)).toMatchObject({ error: { code: 'orderChanged' } });
    expect(await refused()).toMatchObject({ code: 6, err: expect.stringContaining('Nothing was written') });
  });

  it.each([
    ['--plan', { list: [null] }, '--plan.list.0'],
    ['--plan', { list: [{}] }, '--plan.list.0.orderId'],
    ['--plan', { list: 5 }, '--plan.list'],
    ['--plan', { list: [], unplaced: [null] }, '--plan.unplaced.0'],
    ['--undo', { undo: [null] }, '--undo.undo.0'],
    ['--undo', { undo: {} }, '--undo.undo'],
  ])('says where %s holds what is no plan: %j', async (flag, held, place) => {
    await using mock = await startPlan();
    const line = ['schedule', 'plan', flag, '-', ...(flag === '--plan' ? ['--commit'] : [])];
    const { code, err } = await mock.svcdesk(line, { input: JSON.stringify(held) });
    expect(code).toBe(2);
    expect(err).toContain(`  ${place}: `);
    expect(mock.server.asked).toEqual([]);
  });

  it('takes the orders to plan from standard input, of which there may be none', async () => {
    await using mock = await startPlan();
    const line = ['schedule', 'plan', '--order', '-'];
    const input = `${idOf(1)}\tPrinter\n${idOf(2)} Lift\n`;
    expect((await mock.svcdesk(line, { input })).code).toBe(0);
    expect(mock.server.asked.at(-1)?.body).toMatchObject({ orderIds: [idOf(1), idOf(2)] });
    const empty = await mock.svcdesk([...line, '--commit', '--json'], { input: '' });
    expect(empty.code).toBe(0);
    expect(JSON.parse(empty.out)).toEqual({ list: [], unplaced: [], changed: [], undo: [] });
    expect(mock.server.asked).toHaveLength(1);
  });

  it('has others make room for an urgent order, and says in its help how', async () => {
    await using mock = await startPlan();
    const line = ['schedule', 'plan', '--order', idOf(1), '--moves', '--days', '7', '--commit'];
    expect((await mock.svcdesk(line)).code).toBe(0);
    const [asked, sent] = mock.server.asked;
    expect(asked?.body).toMatchObject({ orderIds: [idOf(1)], moves: true, days: 7 });
    expect(sent?.callId).toBe('dispatch.commit');
    const help = (await mock.svcdesk(['schedule', 'plan', '--help', '--lang', 'en'])).out;
    expect(help).toMatch(/Make room for an urgent order/);
    expect(help).toMatch(/schedule plan --order \S+ --moves --days 7 --commit/);
  });

  it('writes the very plan that was read, under the key that it is given', async () => {
    await using mock = await startPlan();
    const line = ['schedule', 'plan', '--commit', '--plan', '-', '--idempotency-key', 'again'];
    const { code } = await mock.svcdesk(line, { input: JSON.stringify(plan) });
    expect(code).toBe(0);
    const [sent, ...more] = mock.server.asked;
    expect([sent?.callId, sent?.headers['idempotency-key'], more]).toEqual(['dispatch.commit', 'again', []]);
    expect(sent?.body).toMatchObject({ stops: [{ orderId: idOf(1), engineerId: idOf(9) }] });
  });

  it('says that nothing was taken back where an order has changed since', async () => {
    await using mock = await startPlan([{ orderId: idOf(1), orderNo: 'WO202611200001' }]);
    const input = JSON.stringify({ ...plan, changed: [], undo });
    const { err } = await mock.svcdesk(['schedule', 'plan', '--undo', '-', '--lang', 'en'], {
      input,
      columns: 80,
    });
    expect(err).toContain('Nothing was taken back');
  });

  it('takes a plan back by what writing it answered', async () => {
    await using mock = await startPlan();
    const input = JSON.stringify({ ...plan, changed: [], undo });
    const line = ['schedule', 'plan', '--undo', '-', '--remark', 'Well again'];
    const { code } = await mock.svcdesk(line, { input });
    expect(code).toBe(0);
    expect(mock.server.asked.map(({ callId, body }) => [callId, body])).toEqual([
      ['dispatch.commit', { stops: undo, remark: 'Well again' }],
    ]);
  });

  it('says that too many plans are under way, and when to try again', async () => {
    const busy = refuse('tooManyRequests', { details: { reason: 'tooManyAtOnce' }, retryAfterSeconds: 2 });
    await using mock = await startMock({ 'dispatch.plan': () => busy });
    const { code, err } = await mock.svcdesk(['schedule', 'plan', '--lang', 'en']);
    expect(code).toBe(8);
    expect(err).toContain('wait until those under way have finished');
    expect(err).toContain('Try again in 2 seconds.');
  });

  it('refuses a remark where nothing is written', async () => {
    await using mock = await startPlan();
    const { code, err } = await mock.svcdesk(['schedule', 'plan', '--remark', 'Ill', '--lang', 'en']);
    expect(code).toBe(2);
    expect(err).toContain('--remark needs --commit / --undo');
  });
});
