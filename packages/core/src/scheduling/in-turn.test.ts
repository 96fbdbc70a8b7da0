import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestSuggestion, suggestInTurn } from './index.ts';
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
