import { describe, expect, it } from 'vitest';
import { type Suggestion, suggested } from './suggested.ts';

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
  suggested(list)
    .filter(({ suits }) => suits?.best)
    .map(({ id }) => id);

describe('whoever is suggested', () => {
  it('is best as the first of those who fit, and nobody where none does', () => {
    expect(bestOf([someone('a', ['free']), someone('b', ['busy'])])).toEqual(['a']);
    expect(bestOf([someone('a', ['skillMissing'], false), someone('b', ['onLeave'], false)])).toEqual([]);
    expect(bestOf([])).toEqual([]);
  });

  it('is told to be away once, beside the name and not among the reasons', () => {
    const [person] = suggested([someone('a', ['onLeave', 'skillExpert'])]);
    expect(person?.suits).toMatchObject({ away: true, reasons: ['skillExpert'] });
  });
});
