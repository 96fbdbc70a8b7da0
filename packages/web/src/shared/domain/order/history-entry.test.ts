import { describe, expect, it } from 'vitest';
import { handovers, happenedWords, reasonOf, valueWords, wasRecordedLate } from './history-entry.ts';
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

  it('tells from whom to whom an order was handed on', () => {
    const found = handovers([
      record({ id: '1', action: 'transfer', byName: '周洁', targetName: '李伟', targetGroupName: '现场组' }),
      record({ id: '2', action: 'accept', byName: '李伟' }),
      record({ id: '3', action: 'transfer', byName: '周洁', targetName: '王敏', targetGroupName: '现场组' }),
      record({ id: '4', action: 'decline', byName: '王敏' }),
      record({ id: '5', action: 'transfer', byName: '周洁', targetGroupName: '网络组' }),
    ]);
    expect(Object.fromEntries(found)).toEqual({
      1: { from: undefined, to: '李伟 · 现场组' },
      3: { from: '李伟', to: '王敏 · 现场组' },
      5: { from: undefined, to: '网络组' },
    });
  });

  it('says that it was written down late only when that matters', () => {
    expect(wasRecordedLate(record({}))).toBe(false);
    expect(wasRecordedLate(record({ recordedAt: '2026-11-20T02:10:00Z' }))).toBe(true);
  });
});
