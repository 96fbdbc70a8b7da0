import { describe, expect, it } from 'vitest';
import { arrivedLate, happenedWords, reasonOf, valueWords } from './history-entry.ts';
import type { HandleRecord } from './order.ts';

const record = (over: Partial<HandleRecord>): HandleRecord => ({
  id: 'r1',
  handleType: 5,
  action: 'activate',
  from: 4,
  to: 3,
  byName: '李伟',
  internal: false,
  attachments: [],
  at: '2026-11-20T02:00:00Z',
  recordedAt: '2026-11-20T02:00:30Z',
  ...over,
});

describe('an entry of the history', () => {
  it('tells a reopening from going on after a hold', () => {
    expect(happenedWords(record({}), 'zh-CN')).toBe('李伟 已激活');
    expect(happenedWords(record({ from: 5 }), 'zh-CN')).toBe('李伟 已重新打开');
    expect(happenedWords(record({ from: 5 }), 'en')).toBe('李伟 reopened the order');
  });

  it('names the reason by the dictionary of its action', () => {
    expect(reasonOf(record({ action: 'hangUp', reasonCode: 'waitParts' }), 'zh-CN')).toBe('等待备件');
    expect(reasonOf(record({ action: 'cancel', reasonCode: 'mistaken' }), 'en')).toBe('Reported by mistake');
    expect(reasonOf(record({ action: 'hangUp' }), 'en')).toBeUndefined();
  });

  it('shows what an edit changed in words, codes included', () => {
    expect(valueWords('priority', '1', 'zh-CN')).toBe('紧急');
    expect(valueWords('serviceMode', 'onSite', 'en')).toBe('On site');
    expect(valueWords('title', '1', 'en')).toBe('1');
    expect(valueWords('reportId', '', 'en')).toBeUndefined();
  });

  it('says that it was written down late only when that matters', () => {
    expect(arrivedLate(record({}))).toBe(false);
    expect(arrivedLate(record({ recordedAt: '2026-11-20T02:10:00Z' }))).toBe(true);
  });
});
