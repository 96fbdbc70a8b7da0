import { describe, expect, it } from 'vitest';
import { evaluationProblems, evaluationRequest, unrated, wordsNeeded } from './evaluation-draft.ts';

const good = { timeSense: 5, serviceAttitude: 4, technicalLevel: 5, communication: 3 };
const missing = (stars: typeof good, content: string) =>
  Object.entries(evaluationProblems({ ...unrated, stars, content })).flatMap(([name, wrong]) =>
    wrong ? [name] : [],
  );

describe('an evaluation being given', () => {
  it('is complete with four ratings', () => {
    expect(missing({ ...good, timeSense: 0 }, '')).toEqual(['timeSense']);
    expect(missing(good, '')).toEqual([]);
    expect(evaluationRequest(unrated).stars).toBe('');
  });

  it('needs words as soon as one rating is 2 or less', () => {
    expect(wordsNeeded(unrated.stars)).toBe(false);
    expect(wordsNeeded({ ...good, communication: 2 })).toBe(true);
    expect(wordsNeeded({ ...good, communication: 3 })).toBe(false);
    expect(missing({ ...good, communication: 2 }, ' ')).toEqual(['content']);
    expect(missing({ ...good, communication: 2 }, '迟到了两小时')).toEqual([]);
  });

  it('travels in the order of the wire', () => {
    expect(
      evaluationRequest({ ...unrated, stars: good, tags: ['friendly', 'goodTechnology'] }),
    ).toMatchObject({ stars: '5,4,5,3', label: '1,3' });
  });
});
