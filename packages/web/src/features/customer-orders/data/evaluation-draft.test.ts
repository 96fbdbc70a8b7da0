import { describe, expect, it } from 'vitest';
import { evaluationCodes, isComplete, noStars, unrated, wordsNeeded } from './evaluation-draft.ts';

const good = { timeSense: 5, serviceAttitude: 4, technicalLevel: 5, communication: 3 };

describe('an evaluation being given', () => {
  it('is complete with four ratings', () => {
    expect(isComplete(noStars, '')).toBe(false);
    expect(unrated({ ...noStars, timeSense: 5 })).toEqual([
      'serviceAttitude',
      'technicalLevel',
      'communication',
    ]);
    expect(isComplete(good, '')).toBe(true);
  });

  it('needs words as soon as one rating is 2 or less', () => {
    expect(wordsNeeded(noStars)).toBe(false);
    expect(wordsNeeded({ ...noStars, communication: 2 })).toBe(true);
    expect(isComplete({ ...good, communication: 2 }, ' ')).toBe(false);
    expect(isComplete({ ...good, communication: 2 }, '迟到了两小时')).toBe(true);
    expect(wordsNeeded({ ...good, communication: 3 })).toBe(false);
  });

  it('travels in the order of the product document', () => {
    expect(evaluationCodes(good, ['friendly', 'goodTechnology'])).toEqual({ stars: '5,4,5,3', label: '1,3' });
  });
});
