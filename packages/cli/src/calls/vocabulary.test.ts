import { requestFields } from '@svcdesk/core/contract/request-fields';
import { describe, expect, it } from 'vitest';
import { nouns } from '../commands/index.ts';
import { everyCommand } from '../help/command-tree.ts';
import { en } from '../phrases/en.ts';
import { zhCN } from '../phrases/zh-cn.ts';
import { startMock } from '../testing/mock.ts';
import { idOf, pageOf, summary } from '../testing/samples.ts';
import { type FieldUse, isFieldFlag } from './fields.ts';
import { codesOf } from './statuses.ts';
import { inCodes, shownFor } from './vocabulary.ts';

const context = { name: '--flag', phrases: en, now: new Date() };
const fields: [string, FieldUse, Parameters<typeof codesOf>[1]][] = [];
for await (const { name, calls, flags } of everyCommand(nouns)) {
  for (const [flag, value] of Object.entries(flags)) {
    const [call] = calls;
    if (!call || !isFieldFlag(value) || value.use.isSwitch) continue;
    const shape = requestFields(call)[value.use.field];
    if (codesOf(value.use, shape, en).length > 0) fields.push([`${name} --${flag}`, value.use, shape]);
  }
}

it.each(fields)('%s takes each code by what is shown for it, in both languages', (_, use, shape) => {
  const read = (word: string) => inCodes([word], use, shape ?? { kind: 'text', many: false }, context)[0];
  for (const code of codesOf(use, shape, en)) {
    expect([code, code.toUpperCase()].map(read)).toEqual([code, code]);
    for (const phrases of [en, zhCN]) {
      const shown = shownFor(use, code, phrases);
      if (shown !== undefined) expect([shown, read(shown)]).toEqual([shown, code]);
    }
  }
});

describe('what is shown', () => {
  const asked = async (...flags: string[]) => {
    await using mock = await startMock({ 'orders.page': () => pageOf([]) });
    const { code, err } = await mock.svcdesk(['orders', 'list', ...flags]);
    return { code, err, sent: mock.server.asked.at(-1)?.body };
  };

  it.each([
    [['--status', 'New'], { status: [1] }],
    [['--status', '待受理，处理中'], { status: [1, 3] }],
    [['--status', 'In progress,on-hold'], { status: [3, 4] }],
    [['--status', '~已关闭,~Cancelled'], { status: [1, 2, 3, 4, 5] }],
    [['--sla', 'overdue'], { sla: ['late'] }],
    [['--sla', '将超时', '--lang', 'en'], { sla: ['soon'] }],
    [['--priority', '紧急,High,3'], { priority: [1, 2, 3] }],
    [['--source', '监控'], { source: [1] }],
    [['--from', '昨天', '--lang', 'en'], { from: '2026-11-19' }],
  ])('stands for its code: %j', async (flags, expected) => {
    expect(await asked(...flags)).toMatchObject({ code: 0, sent: expected });
  });

  it('is listed with the codes where a word is neither, and nothing is asked', async () => {
    const { code, err, sent } = await asked('--status', 'fresh');
    expect({ code, sent }).toEqual({ code: 2, sent: undefined });
    expect(err).toContain('--status does not know "fresh". Valid values: open, pending (New), assigned, ');
    const chinese = (await asked('--sla', '晚', '--lang', 'zh')).err;
    expect(chinese).toContain('late (已超时)');
  });
});

describe('a reason', () => {
  const own = [
    { value: 'waitParts', label: '等待备件', zh: '等待备件', en: 'Waiting for parts' },
    { value: 'flood', label: '机房进水', zh: '机房进水', en: 'Flooded room' },
    { value: 'old', label: '旧原因', zh: '旧原因', en: 'Old one', enabled: false },
  ];
  const held = async (reason: string, tree?: typeof own) => {
    await using mock = await startMock({
      'orders.hangUp': () => summary(1, { status: 4 }),
      ...(tree && { 'dictionary.tree': () => tree }),
    });
    const { code, err } = await mock.svcdesk(['orders', 'hang-up', idOf(1), '--reason', reason]);
    const { callId, body } = mock.server.asked.at(-1) ?? {};
    return { code, err, callId, reason: body?.reasonCode, calls: mock.server.calls() };
  };

  it.each(['waitParts', 'Waiting for parts', '等待备件', 'waiting-for-parts'])(
    'is taken as "%s", known without asking',
    async (word) => {
      expect(await held(word)).toMatchObject({ code: 0, calls: ['orders.hangUp'], reason: 'waitParts' });
    },
  );

  it('may be one that the organisation added', async () => {
    expect(await held('flooded room', own)).toMatchObject({ code: 0, reason: 'flood' });
    expect(await held('机房进水', own)).toMatchObject({ code: 0, reason: 'flood' });
  });

  it('that there is not is refused before anything is done, with those that there are', async () => {
    const { code, err, calls } = await held('soon', own);
    expect({ code, calls }).toEqual({ code: 2, calls: ['dictionary.tree'] });
    expect(err).toContain('--reason does not know "soon".');
    expect(err).toContain('flood');
    expect(err).not.toContain('old');
    expect((await held('soon')).err).toContain('waitParts (Waiting for parts)');
  });
});
