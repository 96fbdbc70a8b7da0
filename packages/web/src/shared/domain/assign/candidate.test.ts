import { describe, expect, it } from 'vitest';
import {
  candidatesByLoad,
  type Suggestion,
  suggestedCandidates,
  suggestedForAll,
  withBest,
} from './candidate.ts';

const someone = (id: string, reasons: Suggestion['reasons'], fits = true): Suggestion => ({
  engineer: { id, name: id },
  groupId: 'group',
  groupName: 'Group',
  day: '2026-11-27',
  fits,
  load: 0,
  unplannedCount: 0,
  unplannedMinutes: 0,
  estimate: { minutes: 60, by: 'default' },
  saturation: 0,
  openCount: 0,
  onDuty: false,
  score: 50,
  reasons,
});

const bestOf = (list: readonly Suggestion[]) =>
  withBest(suggestedCandidates(list))
    .filter(({ best }) => best)
    .map(({ id }) => id);

describe('whoever is suggested for an order', () => {
  it('is best as the first of those who are there and can, and nobody where there is none', () => {
    const list = [
      someone('a', ['skillMissing'], false),
      someone('b', ['busy']),
      someone('c', ['onLeave'], false),
    ];
    expect(bestOf(list)).toEqual(['b']);
    expect(bestOf([someone('a', ['onLeave'], false), someone('b', ['skillMissing'], false)])).toEqual([]);
    expect(bestOf([])).toEqual([]);
  });

  it('is told to be away once, beside the name and not among the reasons', () => {
    const [person] = suggestedCandidates([someone('a', ['onLeave', 'skillExpert', 'free'], false)]);
    expect(person).toMatchObject({ away: 'onLeave', fits: false, reasons: ['skillExpert'] });
  });

  it('fits several when they fit each, and what speaks against one is said for all', () => {
    const both = withBest(
      suggestedForAll([
        [someone('a', ['skillExpert', 'areaServed']), someone('b', ['areaServed']), someone('c', [])],
        [someone('b', ['areaServed', 'closeBy']), someone('a', ['skillMissing', 'areaServed'], false)],
      ]),
    );
    expect(both.map(({ id, fits, best, reasons }) => ({ id, fits, best, reasons }))).toEqual([
      { id: 'b', fits: true, best: true, reasons: ['areaServed'] },
      { id: 'a', fits: false, best: false, reasons: ['skillMissing', 'areaServed'] },
    ]);
  });
});

describe('people of a group', () => {
  it('stand by how full their day is, and behind all who are there when they are not', () => {
    const people = ['away', 'full', 'off', 'free'].map((id) => ({ id, words: id, groupId: 'group' }));
    const row = (accountId: string, saturation: number, more = {}) => ({
      accountId,
      date: '2026-11-27',
      saturation,
      ...more,
    });
    const rows = [
      row('away', 0, { leave: 'sick' }),
      row('full', 1.1),
      row('off', 0, { offDuty: true }),
      row('free', 0.2),
    ];
    const sorted = candidatesByLoad(people, rows);
    expect(sorted.map(({ id, away }) => [id, away])).toEqual([
      ['free', undefined],
      ['full', undefined],
      ['away', 'onLeave'],
      ['off', 'notWorking'],
    ]);
    expect(sorted.some(({ best }) => best)).toBe(false);
  });
});
