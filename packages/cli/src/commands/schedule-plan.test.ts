import { stripVTControlCharacters } from 'node:util';
import { dispatch } from '@svcdesk/core/contract';
import { sampleData } from '@svcdesk/core/testing';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf } from '../testing/samples.ts';

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

  it('names its columns, with when each is due and by how much it is late', async () => {
    const late = { ...stop, dueAt: '2026-11-20T01:00:00.000Z', lateMinutes: 95, reasons: ['late'] };
    await using mock = await startMock({ 'dispatch.plan': () => ({ ...plan, list: [late] }) });
    const { out } = await mock.svcdesk(['schedule', 'plan', '--lang', 'en'], { columns: 160 });
    for (const words of ['PLANNED START', 'TRAVEL (MIN)', 'PRIORITY', 'DUE', '5h over', '1h 35m late'])
      expect(out).toContain(words);
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
    const { code, out } = await mock.svcdesk(['schedule', 'plan', '--commit', '--lang', 'en'], {
      columns: 80,
    });
    expect(code).toBe(6);
    expect(out).toContain('Nothing was written');
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
    const { out } = await mock.svcdesk(['schedule', 'plan', '--undo', '-', '--lang', 'en'], {
      input,
      columns: 80,
    });
    expect(out).toContain('Nothing was taken back');
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

  it('refuses a remark where nothing is written', async () => {
    await using mock = await startPlan();
    const { code, err } = await mock.svcdesk(['schedule', 'plan', '--remark', 'Ill', '--lang', 'en']);
    expect(code).toBe(2);
    expect(err).toContain('--remark needs --commit / --undo');
  });
});
