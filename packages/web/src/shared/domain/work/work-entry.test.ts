import { describe, expect, it } from 'vitest';
import type { HandleRecord } from '../order/order.ts';
import { workEntry } from './work-entry.ts';

const skipped: HandleRecord = {
  id: 'r1',
  handleType: 5,
  action: 'skip',
  from: 1,
  to: 4,
  byName: '张海峰',
  internal: false,
  attachments: [],
  at: '2026-11-20T02:00:00Z',
  recordedAt: '2026-11-20T02:00:30Z',
};

describe('an entry in the history of work', () => {
  it('is one sentence in both languages', () => {
    expect(workEntry(skipped, 'en').title).toBe('张海峰 skipped');
    expect(workEntry(skipped, 'zh-CN').title).toBe('张海峰 已跳过');
  });

  it('says when a claimed time arrived late, and when it was not believed', () => {
    expect(workEntry(skipped, 'en').lines).toEqual([]);
    const late = { ...skipped, recordedAt: '2026-11-20T04:00:00Z', timeAdjusted: true };
    expect(workEntry(late, 'en').lines).toEqual([
      expect.stringContaining('uploaded'),
      expect.stringContaining("server's time counts"),
    ]);
  });
});
