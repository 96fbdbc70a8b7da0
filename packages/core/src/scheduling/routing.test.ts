import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RoutingRule, routedBy, routeOf } from './index.ts';

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
