import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likeness, type SimilarDraft, similarFrom, similarityOf } from './index.ts';

describe('orders about the same', () => {
  it('are alike by the characters they share, in any language', () => {
    expect(likeness('打印机无法打印', '打印机 无法打印！')).toBe(1);
    expect(likeness('Printer is broken', 'printer broken')).toBeGreaterThan(0.8);
    expect(likeness('打印机无法打印', '网络中断')).toBe(0);
    expect(likeness('', 'x')).toBe(0);
    expect(likeness('x', 'X')).toBe(1);
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(likeness(a, b)).toBeCloseTo(likeness(b, a));
        expect(likeness(a, b)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are alike by characters that stand beside each other, not by those that both have', () => {
    expect(likeness('上海', '海上')).toBe(0);
    expect(likeness('abc', 'bca')).toBe(0.5);
  });

  it('are no more alike for what only one of them says over and over', () => {
    expect(likeness('aa', 'aaaa')).toBe(0.5);
    expect(likeness('aaaa', 'aa')).toBe(0.5);
  });

  it('are not alike by texts that say nothing', () => {
    expect(likeness('', '')).toBe(0);
    expect(likeness('！！', '…')).toBe(0);
  });

  it('share an asset, or most of the title, or before there is a title the type', () => {
    const known = { title: '收银机打印机卡纸', typeId: 'fault', assetIds: ['printer'] };
    expect(similarityOf({ assetIds: ['printer'], title: '别的' }, known)).toBeGreaterThanOrEqual(0.7);
    expect(similarityOf({ title: '打印机卡纸', typeId: 'fault' }, known)).toBeGreaterThan(similarFrom);
    expect(similarityOf({ title: '门店网络断开', typeId: 'fault' }, known)).toBeLessThan(similarFrom);
    expect(similarityOf({ typeId: 'fault' }, known)).toBe(similarFrom);
    expect(similarityOf({ typeId: 'question' }, known)).toBe(0);
  });

  it('are the likelier the same by a shared asset the more alike their titles and types are', () => {
    const known = { title: 'Printer jams', typeId: 'fault', assetIds: ['printer', 'till'] };
    const likely = (draft: SimilarDraft) => similarityOf({ assetIds: ['printer'], ...draft }, known);
    expect(likely({})).toBe(0.7);
    expect(likely({ title: 'Network is down' })).toBeCloseTo(0.7, 1);
    expect(likely({ title: 'Printer jams' })).toBeCloseTo(0.94);
    expect(likely({ title: 'Printer jams', typeId: 'fault' })).toBe(1);
    const typed = likely({ typeId: 'fault' });
    expect(typed).toBeGreaterThan(0.7);
    expect(typed).toBeLessThan(likely({ title: 'Printer jams' }));
    expect(similarityOf({ assetIds: ['scanner'] }, known)).toBe(0);
  });
});
