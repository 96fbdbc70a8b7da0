import { describe, expect, it } from 'vitest';
import { momentWords } from '../../platform/i18n/time-words.ts';
import { clientOrderText } from './phrases.ts';
import { clockedInAt, type StatusTextOrder, statusLine, statusTextOf } from './status-text.ts';

const text = clientOrderText.in('zh-CN');
const nowMs = Date.parse('2026-11-20T02:40:00Z');
const at = (minutes: number) => new Date(nowMs + minutes * 60_000).toISOString();
const time = (minutes: number) => momentWords(at(minutes), nowMs);

function line(
  over: Partial<StatusTextOrder>,
  more: { arrivedAt?: string | null; holdReason?: string } = {},
): string {
  const order: StatusTextOrder = { status: 3, serviceMode: 'onSite', handlerName: '李工', ...over };
  const statusText = statusTextOf(order, { nowMs, words: text, ...more });
  return statusText ? statusLine(statusText, text) : '';
}

describe('an order in customers’ words', () => {
  it('says who arrived when and by when it works again', () => {
    const words = line({ planEnd: at(50), resolveDueAt: at(120) }, { arrivedAt: at(-9) });
    expect(words).toBe(`李工 ${time(-9)} 已到现场，预计 ${time(50)} 前修好`);
  });

  it('says who is on the way and until when, until they are there', () => {
    const departed = { departedAt: at(-5), etaAt: at(19), planEnd: at(80) };
    expect(line(departed)).toBe(`李工正在路上，预计 ${time(19)} 前到`);
    expect(line({ ...departed, etaAt: at(-1) })).toBe('李工正在路上，比预计的晚了一点');
    expect(line({ ...departed, etaAt: undefined })).toBe(`李工正在路上，预计 ${time(80)} 前修好`);
    expect(line(departed, { arrivedAt: at(-1) })).toContain('已到现场');
  });

  it('goes by the contract once the plan has passed', () => {
    expect(line({ planEnd: at(-5), resolveDueAt: at(120) })).toBe(`李工正在处理，预计 ${time(120)} 前修好`);
    expect(line({ resolveDueAt: at(-10) })).toBe(`李工正在处理，比约定的 ${time(-10)} 晚了，我们在加紧处理`);
    expect(line({})).toBe('李工正在处理');
  });

  it('says of nobody who has not set out that they are at work', () => {
    expect(line({ resolveDueAt: at(120) }, { arrivedAt: null })).toBe(
      `李工已接单，会尽快上门，预计 ${time(120)} 前修好`,
    );
    expect(line({ serviceMode: 'remote' }, { arrivedAt: null })).toBe('李工正在处理');
    expect(line({ departedAt: at(-5), etaAt: at(19) }, { arrivedAt: null })).toContain('正在路上');
  });

  it('says when somebody comes, and that remote work needs no visit', () => {
    expect(line({ planStart: at(20), planEnd: at(80) })).toContain('上门');
    expect(line({ planStart: at(20), planEnd: at(80), serviceMode: 'remote' })).toContain('开始处理');
  });

  it('promises that somebody takes it while nobody has', () => {
    const waiting = { handlerName: undefined, nextDueAt: at(30), responseDueAt: at(30) };
    expect(line({ status: 1, ...waiting })).toBe(
      `已收到报修，正在安排工程师，预计 ${time(30)} 前有工程师接单`,
    );
    expect(line({ status: 2, ...waiting, assigneeName: '王敏' })).toContain('已派给王敏，等待确认');
    const late = { ...waiting, nextDueAt: at(-1), responseDueAt: at(-1) };
    expect(line({ status: 2, ...late })).toBe('已派给服务组，等待工程师接单，比约定的晚了，可以催一下');
  });

  it('says why it waits and when it goes on', () => {
    const words = line({ status: 4, resumeAt: at(60) }, { holdReason: '等待备件' });
    expect(words).toBe(`暂停处理：等待备件，预计 ${time(60)} 继续`);
    expect(line({ status: 4 })).toBe('暂停处理');
  });

  it('counts seven days to the automatic rating', () => {
    const automatic = momentWords(at(7 * 24 * 60), nowMs);
    expect(line({ status: 5, resolvedAt: at(0) })).toBe(`已修好，还没评价，${automatic} 后自动好评`);
  });

  it('leaves a state of a newer server to its pill', () => {
    expect(line({ status: 9 as 7 })).toBe('');
    expect(line({ status: 7 })).toBe('已取消');
  });
});

describe('the time of the clock-in', () => {
  it('is the last clock-in of whoever has it now', () => {
    const arrived = { action: 'clockIn', at: '10:31' } as const;
    expect(clockedInAt([{ action: 'accept', at: '9' }, arrived, { action: 'supplement', at: '11' }])).toBe(
      '10:31',
    );
    expect(clockedInAt([arrived, { action: 'transfer', at: '11' }])).toBeUndefined();
    expect(clockedInAt([])).toBeUndefined();
  });
});
