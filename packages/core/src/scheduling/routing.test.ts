import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likeness, type RoutingRule, routedBy, routeOf, similarFrom, similarityOf } from './index.ts';

const order = { cellId: 'site', catalogPath: ['leaf', 'branch'], typePath: ['fault', 'all'] };

describe('routing', () => {
  const rules: readonly RoutingRule[] = [
    { groupId: 'everything' },
    { groupId: 'cell', cellId: 'site' },
    { groupId: 'type', typeId: 'fault' },
    { groupId: 'cellAndType', cellId: 'site', typeId: 'fault' },
    { groupId: 'catalog', catalogId: 'leaf' },
    { groupId: 'cellAndCatalog', cellId: 'site', catalogId: 'leaf' },
  ];

  it('takes the first match by precedence, whatever order the rules stand in, and says what it went by', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...rules]), (some) => {
        const expected = routedBy.find(
          (by) => by === 'default' || some.some(({ groupId }) => groupId === by),
        );
        expect(routeOf(some, order, 'default')).toEqual({ groupId: expected, by: expected });
      }),
    );
  });

  it('prefers the nearer catalogue, then the nearer type', () => {
    const near: RoutingRule = { groupId: 'near', catalogId: 'leaf' };
    const far: RoutingRule = { groupId: 'far', catalogId: 'branch', typeId: 'fault' };
    expect(routeOf([far, near], order, 'd').groupId).toBe('near');
    const nearType = { groupId: 'near', catalogId: 'leaf', typeId: 'fault' };
    const farType = { groupId: 'far', catalogId: 'leaf', typeId: 'all' };
    expect(routeOf([farType, nearType], order, 'd').groupId).toBe('near');
    expect(routeOf([near, farType], order, 'd').groupId).toBe('far');
  });

  it('passes over rules of other sites, catalogues and types', () => {
    const others = [
      { groupId: 'x', cellId: 'elsewhere', catalogId: 'leaf' },
      { groupId: 'y', catalogId: 'other' },
      { groupId: 'z', typeId: 'question', catalogId: 'leaf' },
    ];
    expect(routeOf(others, order, 'desk')).toEqual({ groupId: 'desk', by: 'default' });
  });
});

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

  it('share an asset, or most of the title, or before there is a title the type', () => {
    const known = { title: '收银机打印机卡纸', typeId: 'fault', assetIds: ['printer'] };
    expect(similarityOf({ assetIds: ['printer'], title: '别的' }, known)).toBeGreaterThanOrEqual(0.7);
    expect(similarityOf({ title: '打印机卡纸', typeId: 'fault' }, known)).toBeGreaterThan(similarFrom);
    expect(similarityOf({ title: '门店网络断开', typeId: 'fault' }, known)).toBeLessThan(similarFrom);
    expect(similarityOf({ typeId: 'fault' }, known)).toBe(similarFrom);
    expect(similarityOf({ typeId: 'question' }, known)).toBe(0);
  });
});
