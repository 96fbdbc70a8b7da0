import stringWidth from 'string-width';
import { expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf } from '../testing/samples.ts';

const taken = {
  ...{ count: 18, inTimeCount: 14, lateCount: 1, openCount: 1, cameBackCount: 2, cancelledCount: 0 },
};
const otherwise = {
  ...{ count: 7, inTimeCount: 3, lateCount: 1, openCount: 0, cameBackCount: 3, cancelledCount: 0 },
};
const report = {
  ...{ from: '2026-11-01', to: '2026-11-20', choiceCount: 25, takenCount: 18, taken, otherwise },
  byGroup: [
    { groupId: idOf(1), groupName: '华东一组', choiceCount: 21, takenCount: 16 },
    { groupId: idOf(2), groupName: '网络组', choiceCount: 4, takenCount: 2 },
  ],
  byDay: [{ date: '2026-11-01', choiceCount: 3, takenCount: 2 }],
};
const line = ['report', 'suggestions', '--group', idOf(1), '--from', '2026-11-01', '--to', '2026-11-20'];

it.each([
  ['en', ['First taken', 'In time', 'Came back', 'CHOSEN OTHERWISE'], 'fewer than 5 choices'],
  ['zh', ['采纳首位数', '按时解决数', '退回或重开数', '另选他人的结果'], '少于 5 次'],
])(
  'svcdesk report suggestions says in %s what became of choices, within 80 columns',
  async (lang, words, few) => {
    await using mock = await startMock({ 'reports.suggestions': () => report });
    const { code, out } = await mock.svcdesk([...line, '--lang', lang], { columns: 80 });
    expect(code).toBe(0);
    for (const word of [...words, '华东一组', '网络组', '18', '25']) expect(out).toContain(word);
    for (const each of out.split('\n')) expect(stringWidth(each)).toBeLessThanOrEqual(80);
    expect(out).not.toContain(few);
    expect(mock.server.asked.at(-1)?.body).toEqual({
      groupId: idOf(1),
      from: '2026-11-01',
      to: '2026-11-20',
    });
    const { out: json } = await mock.svcdesk([...line, '--json']);
    expect(JSON.parse(json)).toEqual(report);
  },
);

it.each([
  ['en', 'fewer than 5 choices'],
  ['zh', '少于 5 次'],
])('svcdesk report suggestions says in %s why the outcome of a few is not there', async (lang, few) => {
  await using mock = await startMock({
    'reports.suggestions': () => ({
      ...report,
      choiceCount: 4,
      takenCount: 3,
      taken: undefined,
      otherwise: undefined,
    }),
  });
  const { out } = await mock.svcdesk([...line, '--lang', lang], { columns: 80 });
  expect(out).toContain(few);
});
