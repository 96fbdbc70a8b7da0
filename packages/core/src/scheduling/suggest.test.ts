import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaFitOf,
  bestSuggestion,
  type LoadOfDay,
  loadOf,
  type SuggestionCandidate,
  type SuggestionNeeds,
  suggestEngineers,
  suggestionOf,
} from './index.ts';
import { busy, needs, someone } from './suggest.fixture.ts';

const ranked = (candidates: SuggestionCandidate[], over: Partial<SuggestionNeeds> = {}) =>
  suggestEngineers(candidates, { ...needs, ...over }).map(({ candidate }) => candidate.accountId);

const day = fc.record({
  plannedMinutes: fc.nat({ max: 900 }),
  unplannedMinutes: fc.nat({ max: 900 }),
  capacityMinutes: fc.constantFrom(0, 240, 480),
});
const person = fc.record({
  skillLevel: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  area: fc.constantFrom('district', 'city', 'province', 'none'),
  saturation: fc.double({ min: 0, max: 3, noNaN: true }),
  day: fc.option(day, { nil: undefined }),
  openCount: fc.nat({ max: 60 }),
  onDuty: fc.boolean(),
  onLeave: fc.boolean(),
  notWorking: fc.boolean(),
  arrivesAt: fc.option(fc.nat({ max: 1000 }), { nil: undefined }),
  distanceMeters: fc.option(fc.double({ min: 0, max: 90_000, noNaN: true }), { nil: undefined }),
  before: fc.constantFrom(undefined, 'asset', 'site'),
});
const people = fc
  .array(person, { minLength: 1, maxLength: 12 })
  .map((all): SuggestionCandidate[] => all.map((one, index) => ({ ...one, accountId: `a${index}` })));
const anyNeeds = fc.record({
  skill: fc.boolean(),
  area: fc.boolean(),
  offHours: fc.boolean(),
  minutes: fc.nat({ max: 480 }),
  dueAt: fc.option(fc.nat({ max: 1000 }), { nil: undefined }),
});

describe('suggestions', () => {
  it('put who may and can first, then the area, then being done in time, load, the way, and what was done before', () => {
    const can = { skillLevel: 1, area: 'city', arrivesAt: 5 } as const;
    const inOrder = [
      someone('asset', { ...can, ...busy(40), distanceMeters: 900, before: 'asset' }),
      someone('site', { ...can, ...busy(30), distanceMeters: 900, before: 'site' }),
      someone('near', { ...can, ...busy(20), distanceMeters: 900 }),
      someone('far', { ...can, ...busy(10), distanceMeters: 20_000 }),
      someone('full', { ...can, ...busy(400), distanceMeters: 100 }),
      someone('late', { ...can, arrivesAt: 11 }),
      someone('never', { ...can, ...busy(100), arrivesAt: null }),
      someone('elsewhere', { ...can, area: 'none' }),
      someone('unable', { ...can, skillLevel: undefined, area: 'district' }),
      someone('off', { ...can, notWorking: true }),
      someone('off and unable', { ...can, skillLevel: undefined, area: 'district', notWorking: true }),
      someone('away', { ...can, skillLevel: 3, onLeave: true }),
    ];
    const ids = inOrder.map(({ accountId }) => accountId);
    fc.assert(
      fc.property(fc.shuffledSubarray(inOrder, { minLength: inOrder.length }), (shuffled) => {
        expect(ranked(shuffled, { dueAt: 10 })).toEqual(ids);
      }),
    );
    expect(ranked([someone('b'), someone('a')])).toEqual(['a', 'b']);
  });

  it('put who is on duty first outside working hours only, and nobody who lacks the skill', () => {
    const able = { skillLevel: 3 };
    const both = [someone('expert', able), someone('duty', { ...able, ...busy(400), onDuty: true })];
    expect(ranked(both)).toEqual(['expert', 'duty']);
    expect(ranked(both, { offHours: true })).toEqual(['duty', 'expert']);
    const unable = someone('unable', { onDuty: true });
    expect(ranked([unable, ...both], { offHours: true })).toEqual(['duty', 'expert', 'unable']);
    expect(bestSuggestion(suggestEngineers([unable], { ...needs, offHours: true }))).toBeUndefined();
  });

  it('put a colleague before who is on duty and comes half an hour later, wherever they work', () => {
    const of = { skill: false, offHours: true, dueAt: 60 * 60_000 };
    const at = (minutes: number) => ({ arrivesAt: minutes * 60_000 });
    const duty = { onDuty: true, area: 'district' } as const;
    const both = (dutyAt: number, day?: LoadOfDay) => [
      someone('duty', { ...duty, ...at(dutyAt), day }),
      someone('colleague', at(62)),
    ];
    expect(ranked(both(389), of)).toEqual(['colleague', 'duty']);
    expect(ranked(both(80), of)).toEqual(['duty', 'colleague']);
    // What they have promised and may do next week is not done on call.
    const [promised, planned] = [60, 760].map((plannedMinutes) => ({
      ...{ plannedMinutes, unplannedMinutes: 760 - plannedMinutes, capacityMinutes: 480 },
    }));
    expect(ranked(both(0, promised), of)).toEqual(['duty', 'colleague']);
    expect(ranked(both(0, planned), of)).toEqual(['colleague', 'duty']);
    const outside = [someone('duty', { onDuty: true }), someone('colleague', { area: 'district' })];
    expect(ranked(outside, { ...of, dueAt: undefined })).toEqual(['duty', 'colleague']);
  });

  it('say why', () => {
    const reasons = (over: Partial<SuggestionCandidate>, of: Partial<SuggestionNeeds> = {}) =>
      suggestionOf(someone('a', over), { ...needs, ...of }).reasons;
    expect(reasons({ skillLevel: 3, area: 'district', distanceMeters: 900 })).toEqual([
      'skillExpert',
      'areaServed',
      'closeBy',
      'free',
    ]);
    expect(reasons({ skillLevel: 2, area: 'city', before: 'site', ...busy(480) })).toEqual([
      'skillSkilled',
      'areaNear',
      'knowsSite',
      'busy',
    ]);
    expect(reasons({ skillLevel: 1, before: 'asset', ...busy(528) })).toEqual([
      'skillBasic',
      'areaOutside',
      'knowsAsset',
      'overloaded',
    ]);
    expect(reasons({})).toContain('skillMissing');
    expect(reasons({ arrivesAt: 9 }, { dueAt: 9 })).toContain('inTime');
    expect(reasons({ arrivesAt: 10 }, { dueAt: 9 })).toContain('late');
    expect(reasons({ arrivesAt: 10 })).not.toContain('inTime');
    const plain = { skill: false, area: false };
    expect(reasons({ onDuty: true, onLeave: true }, { ...plain, offHours: true })).toEqual([
      'onLeave',
      'onDuty',
    ]);
    expect(reasons({ notWorking: true, arrivesAt: 1 }, { ...plain, dueAt: 9 })).toEqual(['notWorking']);
    expect(reasons({ onLeave: true, ...busy(600) })).toContain('overloaded');
  });

  it('say of the way, the duty and the deadline only what is so', () => {
    const reasons = (over: Partial<SuggestionCandidate>, of: Partial<SuggestionNeeds> = {}) =>
      suggestionOf(someone('a', over), { skill: false, area: false, offHours: false, ...of }).reasons;
    expect(reasons({ distanceMeters: 5_000 })).toContain('closeBy');
    expect(reasons({ distanceMeters: 5_001 })).not.toContain('closeBy');
    expect(reasons({})).toEqual(['free']);
    expect(reasons({ onDuty: true })).toEqual(['free']);
    expect(reasons({}, { offHours: true })).toEqual(['free']);
    // When they come is not known.
    expect(reasons({}, { dueAt: 9 })).toEqual(['free']);
    expect(reasons({ arrivesAt: null })).toEqual(['noTime', 'free']);
    expect(reasons({ arrivesAt: null, notWorking: true })).toEqual(['notWorking']);
  });

  it('count the work at hand, which fills a short day sooner', () => {
    const short = someone('short', { skillLevel: 1, ...busy(120, 240) });
    const both = [short, someone('whole', { skillLevel: 1, ...busy(264) })];
    expect(ranked(both)).toEqual(['short', 'whole']);
    expect(ranked(both, { minutes: 240 })).toEqual(['whole', 'short']);
  });

  it('put nobody back for a time that is not known where nothing is due', () => {
    const both = [someone('a', { skillLevel: 1 }), someone('b', { skillLevel: 1, arrivesAt: 5 })];
    expect(ranked(both)).toEqual(['a', 'b']);
    expect(ranked(both, { dueAt: 10 })).toEqual(['b', 'a']);
  });

  it('count whole kilometres, so that a few metres decide less than knowing the asset', () => {
    const knows = { skillLevel: 1, before: 'asset' } as const;
    const near = someone('near', { skillLevel: 1, distanceMeters: 2_100 });
    expect(ranked([near, someone('knows', { ...knows, distanceMeters: 2_900 })])).toEqual(['knows', 'near']);
    expect(ranked([near, someone('knows', { ...knows, distanceMeters: 3_000 })])).toEqual(['near', 'knows']);
  });

  it('say by how many minutes an engineer is done too late', () => {
    const judged = (arrivesAt: number, minutes: number) =>
      suggestionOf(someone('a', { arrivesAt }), { ...needs, minutes, dueAt: 10 * 60_000 });
    expect(judged(60_000, 9)).not.toHaveProperty('lateMinutes', expect.anything());
    expect(judged(60_000, 9).reasons).toContain('inTime');
    expect(judged(60_001, 9).lateMinutes).toBe(1);
    expect(judged(60_000, 69)).toMatchObject({ lateMinutes: 60, reasons: expect.arrayContaining(['late']) });
  });

  it('put who is done in time before who only comes in time, and those before who comes too late', () => {
    const at = (minute: number) => ({ skillLevel: 1, arrivesAt: minute * 60_000 });
    const all = [
      someone('comes too late', at(11)),
      someone('comes in time', { ...at(5), ...busy(60) }),
      someone('done in time', { ...at(4), ...busy(240) }),
    ];
    const due = { minutes: 6, dueAt: 10 * 60_000 };
    expect(ranked(all, due)).toEqual(['done in time', 'comes in time', 'comes too late']);
  });

  it('put who is less late first among those who are late, and less load where half an hour is all between them', () => {
    const at = (minute: number) => ({ skillLevel: 1, arrivesAt: minute * 60_000 });
    const due = { minutes: 60, dueAt: 60 * 60_000 };
    const busier = someone('busier', { ...at(240), ...busy(300) });
    expect(ranked([someone('later', { ...at(360), ...busy(0) }), busier], due)).toEqual(['busier', 'later']);
    expect(ranked([busier, someone('free', { ...at(225), ...busy(0) })], due)).toEqual(['free', 'busier']);
    expect(ranked([busier, someone('free', { ...at(229), ...busy(0) })], due)).toEqual(['free', 'busier']);
    expect(ranked([busier, someone('later', { ...at(241), ...busy(0) })], due)).toEqual(['busier', 'later']);
    // Nobody goes beyond a full day while another need not.
    const full = someone('full', { ...at(240), ...busy(480) });
    expect(ranked([full, someone('later', { ...at(360), ...busy(0) })], due)).toEqual(['later', 'full']);
    // Of those who have no time at all nobody is later than another.
    const never = [someone('b', { ...busy(300), arrivesAt: null }), someone('a', { arrivesAt: null })];
    const able = never.map((one) => ({ ...one, skillLevel: 1 }));
    expect(ranked([...able, busier], due)).toEqual(['busier', 'a', 'b']);
  });

  it('believe no free time of an engineer whose day does not hold the work', () => {
    const needed = { minutes: 60, dueAt: 300 * 60_000 };
    const full = someone('full', { skillLevel: 2, area: 'city', arrivesAt: 0 });
    const day = { plannedMinutes: 0, unplannedMinutes: 421, capacityMinutes: 480 };
    const late = someone('late', { skillLevel: 2, area: 'city', arrivesAt: 900 * 60_000, ...busy(180) });
    expect(ranked([{ ...full, day }, late], needed)).toEqual(['late', 'full']);
    expect(ranked([{ ...full, day: { ...day, unplannedMinutes: 420 } }, late], needed)[0]).toBe('full');
    const { reasons } = suggestionOf({ ...full, day }, { ...needs, ...needed });
    expect(reasons).not.toContain('inTime');
    expect(reasons).not.toContain('late');
  });

  it('take what a day does not hold to be done on the days that follow, and compare by that', () => {
    const hours = (count: number) => count * 60 * 60_000;
    const needed = { minutes: 60, dueAt: hours(30) };
    const able = { skillLevel: 2, area: 'city' } as const;
    const full = (unplannedMinutes: number) =>
      someone('full', {
        ...{ ...able, arrivesAt: 0 },
        day: { plannedMinutes: 0, unplannedMinutes, capacityMinutes: 480 },
      });
    const late = (by: number) => someone('late', { ...able, arrivesAt: hours(30 + by), ...busy(180) });
    // A day and a bit is in time on the second day; twice as much and more is late by the third.
    expect(ranked([full(430), late(43)], needed)).toEqual(['full', 'late']);
    expect(ranked([full(950), late(43)], needed)).toEqual(['full', 'late']);
    expect(ranked([full(950), late(5)], needed)).toEqual(['late', 'full']);
    // Among those in time nobody goes beyond a full day while another need not.
    expect(ranked([full(430), late(-2)], needed)).toEqual(['late', 'full']);
  });

  it('never send an engineer without a needed skill, who does not work or is away', () => {
    fc.assert(
      fc.property(people, anyNeeds, (all, of) => {
        const best = bestSuggestion(suggestEngineers(all, of))?.candidate;
        if (!best) {
          const able = all.filter((one) => !(one.onLeave || one.notWorking || (of.skill && !one.skillLevel)));
          expect(able).toEqual([]);
          return;
        }
        expect(best.onLeave || best.notWorking).toBe(false);
        if (of.skill) expect(best.skillLevel).toBeGreaterThan(0);
      }),
    );
  });

  it('begin with those who fit, and call nobody free who has promised half of the day', () => {
    fc.assert(
      fc.property(people, anyNeeds, (all, of) => {
        const found = suggestEngineers(all, of);
        const firstMiss = found.findIndex(({ fits }) => !fits);
        if (firstMiss >= 0) expect(found.slice(firstMiss).some(({ fits }) => fits)).toBe(false);
        for (const { load, reasons, candidate } of found) {
          expect(load).toBe(candidate.day ? loadOf(candidate.day) : candidate.saturation);
          if (reasons.includes('free')) expect(load).toBeLessThan(0.5);
          if (load > 1) expect(reasons).toContain('overloaded');
        }
      }),
    );
  });

  it('do not depend on the order in which people are given', () => {
    fc.assert(
      fc.property(people, anyNeeds, fc.nat(), (all, of, turn) => {
        const at = turn % all.length;
        expect(ranked([...all.slice(at), ...all.slice(0, at)], of)).toEqual(ranked(all, of));
      }),
    );
  });

  it('have points between 0 and 100, which never fall by more skill, less load or a shorter way', () => {
    fc.assert(
      fc.property(person, (one) => {
        const scoreOf = (over: Partial<SuggestionCandidate>) =>
          suggestionOf(someone('a', { ...one, onLeave: false, ...over }), needs).score;
        const score = scoreOf({});
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(scoreOf({ skillLevel: 3 })).toBeGreaterThanOrEqual(score);
        expect(scoreOf({ openCount: 0, saturation: 0 })).toBeGreaterThanOrEqual(score);
        expect(scoreOf({ distanceMeters: 0 })).toBeGreaterThanOrEqual(score);
        expect(scoreOf({ onLeave: true })).toBe(0);
      }),
    );
  });

  it('have all points for an expert of the district who is free and near, and so many less for what is missing', () => {
    const best = { skillLevel: 3, area: 'district', distanceMeters: 0 } as const;
    const lost = (over: Partial<SuggestionCandidate>) =>
      100 - suggestionOf(someone('a', { ...best, ...over }), needs).score;
    expect(lost({})).toBe(0);
    expect([3, 2, 1, undefined].map((skillLevel) => lost({ skillLevel }))).toEqual([0, 8, 20, 40]);
    const areas = ['district', 'city', 'province', 'none'] as const;
    expect(areas.map((area) => lost({ area }))).toEqual([0, 5, 10, 25]);
    expect([5_000, 17_500, 30_000, 90_000].map((distanceMeters) => lost({ distanceMeters }))).toEqual([
      0, 5, 10, 10,
    ]);
    expect(lost({ distanceMeters: undefined })).toBe(10);
    // Half of a quarter by the day, half of it by what is open: 6 orders are as much as half a day.
    expect(lost({ saturation: 0.48 })).toBe(6);
    expect([1, 3].map((saturation) => lost({ saturation, openCount: 6 }))).toEqual([19, 19]);
  });

  it('know that a province covers its cities and a city its districts', () => {
    expect(areaFitOf(['310115'], '310115')).toBe('district');
    expect(areaFitOf(['320500'], '320506')).toBe('city');
    expect(areaFitOf(['320000'], '320506')).toBe('province');
    expect(areaFitOf(['320506', '330000'], '320507')).toBe('none');
  });
});
