import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestSuggestion, type SuggestionCandidate, suggestForAll, suggestInTurn } from './index.ts';
import { busy, needs, someone } from './suggest.fixture.ts';

describe('a queue of works', () => {
  const skills = ['network', 'print'] as const;
  const worker = fc.record({
    skills: fc.subarray([...skills]),
    away: fc.boolean(),
    plannedMinutes: fc.nat({ max: 600 }),
    capacityMinutes: fc.constantFrom(240, 360, 480),
    arrivesAt: fc.nat({ max: 100 }),
  });
  const work = fc.record({
    skill: fc.constantFrom(...skills),
    minutes: fc.integer({ min: 10, max: 96 }),
    dueAt: fc.option(fc.nat({ max: 100 }), { nil: undefined }),
  });

  it('gives nobody an order beyond a full day while an engineer equally able is below 0.6', () => {
    fc.assert(
      fc.property(
        fc.array(worker, { minLength: 1, maxLength: 8 }),
        fc.array(work, { minLength: 1, maxLength: 40 }),
        (workers, works) => {
          const promised = workers.map(({ plannedMinutes }) => plannedMinutes);
          const loadAt = (index: number) => (promised[index] ?? 0) / (workers[index]?.capacityMinutes ?? 1);
          const found = suggestInTurn(works, ({ skill, minutes, dueAt }) => ({
            candidates: workers.map((one, index) => ({
              ...someone(String(index), { onLeave: one.away, area: 'city' }),
              skillLevel: one.skills.includes(skill) ? 2 : undefined,
              ...busy(one.plannedMinutes, one.capacityMinutes),
              arrivesAt: one.arrivesAt,
            })),
            needs: { ...needs, minutes, dueAt },
          }));
          for (const [turn, { skill, minutes }] of works.entries()) {
            const best = bestSuggestion(found[turn] ?? []);
            const able = workers.flatMap((one, index) =>
              !one.away && one.skills.includes(skill) ? [index] : [],
            );
            if (!best) {
              expect(able).toEqual([]);
              continue;
            }
            const chosen = Number(best.candidate.accountId);
            const lightest = Math.min(...able.map(loadAt));
            promised[chosen] = (promised[chosen] ?? 0) + minutes;
            // No work here is longer than four tenths of the shortest day.
            if (loadAt(chosen) > 1) expect(lightest).toBeGreaterThanOrEqual(0.6);
          }
        },
      ),
    );
  });

  it('goes round among engineers who are alike, the longer work counting for more', () => {
    const both = [someone('a', { skillLevel: 1, ...busy(0) }), someone('b', { skillLevel: 1, ...busy(0) })];
    const sent = suggestInTurn([120, 60, 60, 60], (minutes) => ({
      candidates: both,
      needs: { ...needs, minutes },
    })).map((found) => bestSuggestion(found)?.candidate.accountId);
    expect(sent).toEqual(['a', 'b', 'b', 'a']);
  });

  it('leaves what was given before out of account when nobody was sent', () => {
    const seen: number[] = [];
    suggestInTurn(['first', 'second'], (_, given) => {
      seen.push(given.size);
      return { candidates: [someone('a', { onLeave: true })], needs: { ...needs, minutes: 60 } };
    });
    expect(seen).toEqual([0, 0]);
  });

  it('tells from when an engineer is at what they were given, so that they arrive at the next later', () => {
    const times: (number | undefined)[] = [];
    suggestInTurn(['first', 'second'], (_, given) => {
      const before = given.get('a')?.at(-1);
      times.push(before?.arrivesAt);
      return {
        candidates: [someone('a', { skillLevel: 1, arrivesAt: 7 + (before?.arrivesAt ?? 0) })],
        needs: { ...needs, minutes: 60 },
      };
    });
    expect(times).toEqual([undefined, 7]);
  });
});

describe('works that one engineer is to get all of', () => {
  const hourMs = 3_600_000;
  const first = { ...needs, skill: false, minutes: 60 };
  type Facts = Partial<SuggestionCandidate>;
  /** Engineers by what is known of them for each of two works, which are due in five hours. */
  const ranked = (people: Readonly<Record<string, readonly [Facts, Facts?]>>, skill = false) =>
    suggestForAll([0, 1], (place) => ({
      candidates: Object.entries(people).flatMap(([id, facts]) => {
        const own = facts[place];
        return own === undefined ? [] : [someone(id, { area: 'city', arrivesAt: 0, ...busy(0), ...own })];
      }),
      needs: { ...first, skill, dueAt: 5 * hourMs },
    }));
  const idsOf = (list: ReturnType<typeof ranked>) => list.map(({ candidate }) => candidate.accountId);

  it('go to who fits each, and what speaks against one is said of all', () => {
    const list = ranked(
      {
        one: [{ skillLevel: 3 }, {}],
        none: [{}],
        both: [{ skillLevel: 2 }, { skillLevel: 2, distanceMeters: 10 }],
      },
      true,
    );
    expect(list.map(({ candidate, fits, reasons }) => [candidate.accountId, fits, reasons])).toEqual([
      ['both', true, ['skillSkilled', 'areaNear', 'inTime', 'free']],
      ['one', false, ['skillMissing', 'areaNear', 'inTime', 'free']],
    ]);
  });

  it('go to who serves the area of all, then is less late, then has a day that holds all', () => {
    const list = ranked({
      never: [{}, { arrivesAt: null }],
      outside: [{}, { area: 'none' }],
      later: [{}, { arrivesAt: 9 * hourMs }],
      late: [{}, { arrivesAt: 6 * hourMs }],
      full: [busy(400), {}],
      free: [{}, {}],
    });
    expect(idsOf(list)).toEqual(['free', 'full', 'late', 'later', 'never', 'outside']);
    expect(list.map(({ lateCount, lateMinutes }) => [lateCount, lateMinutes])).toEqual([
      [0, undefined],
      [0, undefined],
      [1, 120],
      [1, 300],
      [0, undefined],
      [0, undefined],
    ]);
  });

  it('are done by each one after the other, whoever is best', () => {
    const startOf = { near: 0, far: 2 } as const;
    const list = suggestForAll([60, 120, 60], (minutes, given) => ({
      candidates: (['near', 'far'] as const).map((id) => {
        const before = (given.get(id) ?? []).reduce((sum, each) => sum + each.minutes, 0);
        return someone(id, { arrivesAt: startOf[id] * hourMs + before * 60_000, ...busy(0) });
      }),
      needs: { ...first, area: false, minutes, dueAt: 4 * hourMs },
    }));
    // Two hours from now are three of the third work's four gone, and it takes one.
    expect(
      list.map(({ candidate, lateCount, lateMinutes }) => [candidate.accountId, lateCount, lateMinutes]),
    ).toEqual([
      ['near', 0, undefined],
      ['far', 2, 120],
    ]);
  });
});
