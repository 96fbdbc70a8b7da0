import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaFitOf,
  likeness,
  type RoutingRule,
  routedBy,
  routeOf,
  type SuggestionCandidate,
  similarFrom,
  similarityOf,
  suggestEngineers,
  suggestionOf,
} from './index.ts';

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

const someone = (accountId: string, over: Partial<SuggestionCandidate> = {}): SuggestionCandidate => ({
  accountId,
  area: 'none',
  saturation: 0,
  openCount: 0,
  onDuty: false,
  onLeave: false,
  ...over,
});
const needs = { skill: true, area: true, offHours: false };
const ranked = (candidates: SuggestionCandidate[], over = {}) =>
  suggestEngineers(candidates, { ...needs, ...over }).map(({ candidate }) => candidate.accountId);

describe('suggestions', () => {
  it('weigh skill before area, area before load, and break ties by load and id', () => {
    expect(
      ranked([
        someone('none'),
        someone('area', { area: 'district' }),
        someone('skill', { skillLevel: 3 }),
        someone('both', { skillLevel: 2, area: 'city' }),
        someone('full', { skillLevel: 3, saturation: 1.2, openCount: 20 }),
      ]),
    ).toEqual(['both', 'skill', 'area', 'full', 'none']);
    expect(ranked([someone('b'), someone('a'), someone('c', { openCount: 1 })])).toEqual(['a', 'b', 'c']);
  });

  it('put who is on duty first outside working hours only, and who is away last', () => {
    const people = [someone('expert', { skillLevel: 3 }), someone('duty', { onDuty: true })];
    expect(ranked(people)).toEqual(['expert', 'duty']);
    expect(ranked(people, { offHours: true })).toEqual(['duty', 'expert']);
    const away = someone('away', { skillLevel: 3, area: 'district', onDuty: true, onLeave: true });
    expect(ranked([away, ...people], { offHours: true })).toEqual(['duty', 'expert', 'away']);
  });

  it('say why', () => {
    const reasons = (over: Partial<SuggestionCandidate>, of = {}) =>
      suggestionOf(someone('a', over), { ...needs, ...of }).reasons;
    expect(reasons({ skillLevel: 3, area: 'district', distanceMeters: 900 })).toEqual([
      'skillExpert',
      'areaServed',
      'closeBy',
      'free',
    ]);
    expect(reasons({ skillLevel: 2, area: 'city', saturation: 1 })).toEqual([
      'skillSkilled',
      'areaNear',
      'busy',
    ]);
    expect(reasons({ skillLevel: 1, saturation: 1.1 })).toEqual(['skillBasic', 'areaOutside', 'overloaded']);
    expect(reasons({})).toContain('skillMissing');
    expect(reasons({ onDuty: true, onLeave: true }, { skill: false, area: false, offHours: true })).toEqual([
      'onLeave',
      'onDuty',
    ]);
    expect(reasons({ onLeave: true, saturation: 1.1 })).toContain('overloaded');
  });

  it('stay between 0 and 100, and never lose by more skill, less load or a shorter way', () => {
    const level = fc.integer({ min: 0, max: 3 });
    const arbitrary = fc.record({
      area: fc.constantFrom('district', 'city', 'province', 'none'),
      saturation: fc.double({ min: 0, max: 3, noNaN: true }),
      openCount: fc.nat({ max: 60 }),
      distanceMeters: fc.double({ min: 0, max: 90_000, noNaN: true }),
    });
    fc.assert(
      fc.property(level, arbitrary, (skill, person) => {
        const scoreOf = (over: Partial<SuggestionCandidate>) =>
          suggestionOf(someone('a', { ...person, skillLevel: skill || undefined, ...over }), needs).score;
        const score = scoreOf({});
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(scoreOf({ skillLevel: 3 })).toBeGreaterThanOrEqual(score);
        expect(scoreOf({ openCount: 0, saturation: 0 })).toBeGreaterThanOrEqual(score);
        expect(scoreOf({ distanceMeters: 0 })).toBeGreaterThanOrEqual(score);
        expect(scoreOf({ onLeave: true })).toBe(0);
      }),
    );
    const best = someone('a', { skillLevel: 3, area: 'district', distanceMeters: 0 });
    expect(suggestionOf(best, needs).score).toBe(100);
  });

  it('know that a province covers its cities and a city its districts', () => {
    expect(areaFitOf(['310115'], '310115')).toBe('district');
    expect(areaFitOf(['320500'], '320506')).toBe('city');
    expect(areaFitOf(['320000'], '320506')).toBe('province');
    expect(areaFitOf(['320506', '330000'], '320507')).toBe('none');
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
