import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf } from '../testing/samples.ts';
import { refuse } from '../testing/stub-server.ts';

const effect = {
  ...{ orderId: idOf(2), version: 4, orderNo: 'WO202611200002', title: 'Lift stands still' },
  ...{ cellName: 'Tower', engineerId: idOf(9), engineerName: 'Li Wei', effect: 'delayed', minutes: 25 },
  ...{ planStart: '2026-11-20T03:00:00.000Z', expectedStart: '2026-11-20T03:25:00.000Z' },
};
const preview = {
  effects: [effect],
  warnings: [],
  present: { lateCount: 1, travelMinutes: 60 },
  proposed: { lateCount: 2, travelMinutes: 72 },
  ...{ brokenCount: 1, asOf: '2026-11-20T00:00:00.000Z' },
};

describe('svcdesk schedule preview', () => {
  it('says within 80 cells what follows if an order goes to a person', async () => {
    await using mock = await startMock({ 'dispatch.preview': () => preview });
    const line = ['schedule', 'preview', idOf(1), '--person', idOf(9), '--lang', 'en'];
    const { code, out } = await mock.svcdesk(line, { columns: 80 });
    expect(code).toBe(0);
    for (const words of ['1 → 2', '60 → 72', 'Li Wei', 'Reached late (25m)', 'WO202611200002'])
      expect(out).toContain(words);
    expect(Math.max(...out.split('\n').map((each) => each.length))).toBeLessThanOrEqual(80);
    expect(mock.server.asked.at(-1)?.body).toMatchObject({
      stops: [{ orderId: idOf(1), engineerId: idOf(9) }],
    });
  });

  it.each([
    ['en', 'Past its deadline (1h 35m), Under way'],
    ['zh', '晚于时限（1小时35分）、进行中'],
  ])('says of each by how much it is late, and when it begins now and then, in %s', async (lang, said) => {
    const late = { ...effect, effect: 'late', minutes: 95, underWay: true };
    await using mock = await startMock({ 'dispatch.preview': () => ({ ...preview, effects: [late] }) });
    const line = ['schedule', 'preview', idOf(1), '--lang', lang];
    const { out } = await mock.svcdesk(line, { columns: 120 });
    expect(out).toContain(`  ${said}  2026-11-20 03:00 → 03:25  WO202611200002  Lift stands still`);
  });

  it('says what speaks against the time', async () => {
    const span = { from: '2026-11-20T03:00:00.000Z', to: '2026-11-20T04:00:00.000Z' };
    const warnings = [
      { orderId: idOf(1), warning: 'onLeave', ...span },
      { orderId: idOf(1), warning: 'overlaps', ...span, title: 'Yearly check' },
    ];
    await using mock = await startMock({ 'dispatch.preview': () => ({ ...preview, warnings }) });
    const { out } = await mock.svcdesk(['schedule', 'preview', idOf(1), '--lang', 'en'], { columns: 80 });
    expect(out).toMatch(/On leave +2026-11-20 03:00–04:00/);
    expect(out).toMatch(/Overlaps something.*Yearly check/);
  });

  it('says so when nothing follows', async () => {
    await using mock = await startMock({ 'dispatch.preview': () => ({ ...preview, effects: [] }) });
    const line = ['schedule', 'preview', idOf(1), '--lang', 'en'];
    const { out } = await mock.svcdesk(line, { columns: 80 });
    expect(out).toContain('Nothing comes later by it');
  });

  it('names what is refused by its flags', async () => {
    const issue = (path: string) => ({ path, code: 'past', text: 'must not be over' });
    const refusal = (path: string) => () => refuse('badRequest', { details: { issues: [issue(path)] } });
    await using ofTime = await startMock({ 'dispatch.preview': refusal('stops.0.planEnd') });
    const times = ['--person', idOf(9), '--start', '2026-11-20T01:00:00Z', '--end', '2026-11-20T02:00:00Z'];
    const time = await ofTime.svcdesk(['schedule', 'preview', idOf(1), ...times, '--lang', 'en']);
    expect(time.err).toContain('--end:');
    expect(time.err).not.toContain('stops');
    await using ofAbsence = await startMock({ 'dispatch.preview': refusal('absences.0.to') });
    const away = ['--away', idOf(9), '--away-from', '2026-11-20T01:00:00Z'];
    const absence = await ofAbsence.svcdesk([
      ...['schedule', 'preview', ...away, '--away-to', '2026-11-20T09:00:00Z', '--lang', 'en'],
    ]);
    expect(absence.err).toContain('--away-to:');
    const nothing = await ofAbsence.svcdesk(['schedule', 'preview', '--lang', 'en']);
    expect([nothing.code, nothing.err]).toEqual([2, expect.stringContaining('Say which order changes')]);
  });

  it('asks what follows when somebody is away, and refuses half of it', async () => {
    await using mock = await startMock({ 'dispatch.preview': () => preview });
    const away = ['schedule', 'preview', '--away', idOf(9), '--away-from', '2026-11-20T01:00:00Z'];
    const { code } = await mock.svcdesk([...away, '--away-to', '2026-11-20T09:00:00Z', '--json']);
    expect(code).toBe(0);
    expect(mock.server.asked.at(-1)?.body).toMatchObject({
      stops: [],
      absences: [{ accountId: idOf(9), from: '2026-11-20T01:00:00.000Z', to: '2026-11-20T09:00:00.000Z' }],
    });
    const half = await mock.svcdesk([...away, '--lang', 'en']);
    expect([half.code, half.err]).toEqual([2, expect.stringContaining('--away-to')]);
    const nothing = await mock.svcdesk(['schedule', 'preview', '--away-to', '2026-11-20T09:00:00Z']);
    expect(nothing.code).toBe(2);
  });
});

describe('svcdesk schedule plan of named orders', () => {
  it('plans them around somebody who is away, and writes with the remark', async () => {
    const stop = {
      ...{ orderId: idOf(1), orderNo: 'WO202611200001', title: 'Printer', version: 3, priority: 2 },
      ...{ cellName: 'Tower', engineerId: idOf(8), engineerName: 'Wang', travelMinutes: 5 },
      ...{ planStart: '2026-11-20T01:30:00.000Z', planEnd: '2026-11-20T02:30:00.000Z' },
      ...{ change: 'reassigned', reasons: ['near'] },
    };
    const totals = { plannedCount: 1, lateCount: 0, travelMinutes: 5 };
    await using mock = await startMock({
      'dispatch.plan': () => ({
        ...{ list: [stop], unplaced: [], present: totals, proposed: totals },
        ...{ omittedCount: 0, asOf: preview.asOf },
      }),
      'dispatch.commit': () => ({ changed: [], undo: [] }),
    });
    const { code } = await mock.svcdesk([
      ...['schedule', 'plan', '--order', idOf(1), '--away', idOf(9)],
      ...['--away-from', '2026-11-20T01:00:00Z', '--away-to', '2026-11-20T09:00:00Z'],
      ...['--commit', '--remark', 'Ill today'],
    ]);
    expect(code).toBe(0);
    const [asked, sent] = mock.server.asked;
    expect(asked?.body).toMatchObject({ orderIds: [idOf(1)], absences: [{ accountId: idOf(9) }] });
    expect(sent?.body).toMatchObject({ remark: 'Ill today', stops: [{ engineerId: idOf(8) }] });
  });
});

it('svcdesk schedule delays tells what is behind jobs that take longer', async () => {
  const job = {
    ...{ orderId: idOf(1), version: 3, orderNo: 'WO202611200001', title: 'Printer', cellName: 'Tower' },
    ...{ engineerId: idOf(9), engineerName: 'Li Wei' },
    ...{ planStart: '2026-11-20T01:30:00.000Z', planEnd: '2026-11-20T02:30:00.000Z' },
  };
  const { effect: _, version, engineerId, engineerName, ...delayed } = effect;
  await using mock = await startMock({
    'dispatch.delays': () => ({ list: [{ ...job, delayed: [delayed] }], asOf: preview.asOf }),
  });
  const { code, out } = await mock.svcdesk(['schedule', 'delays', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject([
    { behindNo: 'WO202611200001', engineerName: 'Li Wei', orderNo: 'WO202611200002', minutes: 25 },
  ]);
});
