import { describe, expect, it } from 'vitest';
import type { HandleRecord } from '../order/order.ts';
import { clientOrderText } from './phrases.ts';
import { progressReason, progressWords, wasRecordedLate } from './progress-entry.ts';

const record = (over: Partial<HandleRecord>) =>
  ({ action: 'clockIn', from: 3, to: 3, byName: '李伟', at: '', recordedAt: '', ...over }) as HandleRecord;
const words = (over: Partial<HandleRecord>) =>
  progressWords(record(over), clientOrderText.in('zh-CN').happened, 'zh-CN');

describe('the progress of an order', () => {
  it('is told in customers’ words', () => {
    expect(words({})).toBe('李伟 到达现场');
    expect(words({ action: 'accept' })).toBe('李伟 已接单');
  });

  it('names to whom it went', () => {
    expect(words({ action: 'transfer', targetName: '王敏', targetGroupName: '现场组' })).toBe(
      '李伟 把工单转给了王敏',
    );
    expect(words({ action: 'transfer', targetGroupName: '现场组' })).toBe('李伟 把工单转给了现场组');
    expect(words({ action: 'depart' })).toBe('李伟 已出发');
  });

  it('tells going on after a pause from not being fixed', () => {
    expect(words({ action: 'activate', from: 4 })).toBe('李伟 继续处理');
    expect(words({ action: 'activate', from: 5, byName: '王丽华' })).toBe('王丽华 反映没修好，要求继续处理');
  });

  it('falls back to core’s words, then to the code of a newer server', () => {
    expect(words({ action: 'plan' })).toBe('李伟 调整了排期');
    expect(words({ action: 'beam' as 'plan' })).toBe('李伟 beam');
  });

  it('gives the reason of a pause and of a cancellation only', () => {
    expect(progressReason({ action: 'hangUp', reasonCode: 'waitParts' }, 'zh-CN')).toBe('等待备件');
    expect(progressReason({ action: 'cancel', reasonCode: 'mistaken' }, 'en')).toBe('Reported by mistake');
    expect(progressReason({ action: 'decline', reasonCode: 'busy' }, 'en')).toBeUndefined();
    expect(progressReason({ action: 'hangUp' }, 'en')).toBeUndefined();
  });

  it('notices what was written down later than it was done', () => {
    expect(wasRecordedLate({ at: '2026-11-20T10:00:00Z', recordedAt: '2026-11-20T10:01:30Z' })).toBe(false);
    expect(wasRecordedLate({ at: '2026-11-20T10:00:00Z', recordedAt: '2026-11-20T10:31:00Z' })).toBe(true);
  });
});
