import { orders, schedules } from '@svcdesk/core/contract';
import { sampleData } from '@svcdesk/core/testing';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { found, idOf } from '../testing/samples.ts';
import { refuse } from '../testing/stub-server.ts';

const [sample] = sampleData(orders.suggestEngineers);
if (!sample) throw new Error('The contract has no sample of a suggestion');
const someone = (name: string, over: Partial<typeof sample>) => ({
  ...sample,
  engineer: { id: idOf(7), name },
  ...over,
});

const answers = {
  'orders.findAny': () => found(1, 'operations'),
  'orders.suggestEngineers': () => [
    someone('李伟', {
      fits: true,
      load: 0.4375,
      lateMinutes: undefined,
      arrivesAt: '2026-11-20T06:30:00Z',
      reasons: ['skillExpert', 'areaServed', 'inTime', 'free'],
    }),
    someone('赵敏', {
      fits: false,
      load: 1.25,
      arrivesAt: undefined,
      lateMinutes: undefined,
      reasons: ['skillMissing', 'overloaded'],
    }),
    someone('王敏', {
      fits: true,
      load: 0.5,
      arrivesAt: '2026-11-23T01:00:00Z',
      lateMinutes: 1585,
      reasons: ['skillSkilled', 'areaServed', 'late', 'busy'],
    }),
  ],
};

describe('svcdesk engineers suggest', () => {
  it.each(['en', 'zh'])(
    'says within 80 columns who fits, how loaded they are, when they arrive, how late they end and why, in %s',
    async (lang) => {
      await using mock = await startMock(answers);
      const line = ['engineers', 'suggest', 'WO202611200001', '--lang', lang];
      const { code, out } = await mock.svcdesk(line, { columns: 80 });
      expect(code).toBe(0);
      const lines = out.trimEnd().split('\n');
      for (const each of lines) expect(stringWidth(each)).toBeLessThanOrEqual(80);
      const first = lines.find((each) => each.startsWith('李伟')) ?? '';
      const second = lines.find((each) => each.startsWith('赵敏')) ?? '';
      const words = {
        en: [/李伟.*yes.*44%.*2026-11-20 06:30.*Expert/, /赵敏.*no.*125%.*Lacks the skill/],
        zh: [/李伟.*是.*44%.*2026-11-20 06:30.*精通所需技能/, /赵敏.*否.*125%.*不具备所需技能/],
      }[lang as 'en' | 'zh'];
      expect(first).toMatch(words[0] as RegExp);
      expect(second).toMatch(words[1] as RegExp);
      const late = lines.find((each) => each.startsWith('王敏')) ?? '';
      expect(late).toMatch(/2026-11-23 01:00.*1585/);
    },
  );

  it.each([
    ['en', 'Expert in the skill asked for, Serves this area, Done before it is due, Free that day'],
    ['zh', '精通所需技能、服务该区域、能在时限前完成、当日空闲'],
  ])('says all reasons whole at a terminal, and a line each in a pipe, in %s', async (lang, reasons) => {
    await using mock = await startMock(answers);
    const line = ['engineers', 'suggest', 'WO202611200001', '--lang', lang];
    const { out } = await mock.svcdesk(line, { columns: 80 });
    const lines = out.trimEnd().split('\n');
    const start = lines.findIndex((each) => each.startsWith('李伟'));
    const place = stringWidth(lines[start]?.split(reasons.slice(0, 3))[0] ?? '');
    const end = lines.findIndex((each) => each.startsWith('赵敏'));
    const said = lines
      .slice(start, end)
      .map((each, index) => each.slice(index > 0 ? place : each.indexOf(reasons.slice(0, 3))));
    const joined = said.map((each) => each.trim()).join(lang === 'en' ? ' ' : '');
    expect(joined).toBe(reasons);
    const piped = (await mock.svcdesk(line)).out.trimEnd().split('\n');
    expect(piped.map((each) => each.split('\t').at(-1))).toEqual([
      'skillExpert,areaServed,inTime,free',
      'skillMissing,overloaded',
      'skillSkilled,areaServed,late,busy',
    ]);
  });

  it('asks for a day', async () => {
    await using mock = await startMock(answers);
    await mock.svcdesk(['engineers', 'suggest', 'WO202611200001', '--day', 'tomorrow']);
    expect(mock.server.asked.at(-1)?.body).toEqual({ orderId: idOf(1), day: '2026-11-21' });
  });

  it('names the day where it is over', async () => {
    const issues = [{ path: 'day', code: 'tooEarly', text: 'must not be before 2026-11-20' }];
    await using mock = await startMock({
      ...answers,
      'orders.suggestEngineers': () => refuse('badRequest', { details: { issues } }),
    });
    const line = ['engineers', 'suggest', 'WO202611200001', '--day', '昨天', '--lang', 'en'];
    const { code, err } = await mock.svcdesk(line);
    expect(mock.server.asked.at(-1)?.body).toMatchObject({ day: '2026-11-19' });
    expect([code, err]).toEqual([2, expect.stringContaining('--day: must not be before 2026-11-20')]);
  });
});

describe('svcdesk schedule slots', () => {
  it('says by how many minutes a time ends too late', async () => {
    await using mock = await startMock({
      'orders.findAny': () => found(1, 'operations'),
      'schedules.slots': () => ({
        ...sampleData(schedules.slots),
        list: [{ planStart: '2026-11-20T06:30:00Z', planEnd: '2026-11-20T07:30:00Z', lateMinutes: 90 }],
      }),
    });
    const { code, out } = await mock.svcdesk(['schedule', 'slots', 'WO202611200001', '--minutes', '60']);
    expect(code).toBe(0);
    expect(out).toMatch(/06:30:00Z\t2026-11-20T07:30:00Z\t90/);
  });
});
