import { describe, expect, it } from 'vitest';
import { type Suggestion, suggested } from './suggested.ts';

const someone = (id: string, reasons: Suggestion['reasons']): Suggestion => ({
  engineer: { id, name: id },
  groupId: 'group',
  groupName: 'Group',
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
  it('is best as the first of those who are there, and nobody where all are away', () => {
    expect(bestOf([someone('a', ['free']), someone('b', ['busy']), someone('c', ['onLeave'])])).toEqual([
      'a',
    ]);
    expect(bestOf([someone('a', ['onLeave']), someone('b', ['onLeave'])])).toEqual([]);
    expect(bestOf([])).toEqual([]);
  });

  it('is told to be away once, beside the name and not among the reasons', () => {
    const [person] = suggested([someone('a', ['onLeave', 'skillExpert'])]);
    expect(person?.suits).toMatchObject({ away: true, reasons: ['skillExpert'] });
  });
});
