import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  automaticEvaluation,
  evaluationTags,
  lowestStar,
  readLabel,
  readStars,
  writeLabel,
  writeStars,
} from '../dictionary/evaluation.ts';
import { evaluationIssues } from './check-evaluation.ts';

const rating = fc.integer({ min: 1, max: 5 });
const stars = fc.record({
  timeSense: rating,
  serviceAttitude: rating,
  technicalLevel: rating,
  communication: rating,
});

it('refuses a number of stars that cannot be given', () => {
  const odd = { timeSense: 5, serviceAttitude: 9, technicalLevel: 5, communication: 5 };
  expect(() => writeStars(odd)).toThrow('serviceAttitude has to be a whole number from 1 to 5; it is 9');
});

describe('labels', () => {
  it('come back from their text, in the order of the tags', () => {
    fc.assert(
      fc.property(fc.subarray([...evaluationTags]), (tags) => {
        expect(readLabel(writeLabel(tags))).toEqual(tags);
      }),
    );
    expect(writeLabel(['friendly', 'goodTechnology', 'friendly'])).toBe('1,3');
  });

  it('are read past what is not a tag, and never throw', () => {
    expect(readLabel(' 3, 9,x,,1,1,0')).toEqual(['goodTechnology', 'friendly']);
    expect([readLabel(null), readLabel(undefined), readLabel(''), readLabel(' ')]).toEqual([[], [], [], []]);
    expect(readLabel(' 1 , 2 ')).toEqual(['goodTechnology', 'goodCommunication']);
    fc.assert(
      fc.property(fc.string(), (text) => readLabel(text).every((tag) => evaluationTags.includes(tag))),
    );
  });
});

describe('stars', () => {
  it('come back from their text, in the order in which they travel', () => {
    fc.assert(
      fc.property(stars, (given) => {
        expect(readStars(writeStars(given))).toEqual(given);
      }),
    );
    expect(readStars('5,4,3,2')).toEqual({
      timeSense: 5,
      serviceAttitude: 4,
      technicalLevel: 3,
      communication: 2,
    });
  });

  it('need exactly four ratings from 1 to 5', () => {
    for (const text of [
      '',
      '5,5,5',
      '5,5,5,5,5',
      '0,5,5,5',
      '6,5,5,5',
      '4.5,5,5,5',
      'a,b,c,d',
      ',,,',
      '-1,5,5,5',
      '5,5, ,5',
      null,
    ]) {
      expect(readStars(text)).toBeUndefined();
    }
  });

  it('are read with spaces around them', () => {
    expect(readStars(' 5 ,4, 3,2 ')).toMatchObject({ timeSense: 5, communication: 2 });
  });

  it('have a lowest one', () => {
    expect(lowestStar({ timeSense: 4, serviceAttitude: 5, technicalLevel: 2, communication: 3 })).toBe(2);
  });
});

describe('an evaluation', () => {
  const good = { label: '1,3', stars: '5,5,5,4' };
  const issues = (over: object) =>
    evaluationIssues({ ...good, ...over }).map(({ path, code }) => [path, code]);

  it('passes with four ratings and any tags in order', () => {
    expect(issues({})).toEqual([]);
    expect(issues({ label: '' })).toEqual([]);
    expect(issues({ label: '1,2,3,4,5,6', content: 'x'.repeat(500) })).toEqual([]);
    expect(evaluationIssues(automaticEvaluation)).toEqual([]);
  });

  it('needs its ratings', () => {
    expect(issues({ stars: '' })).toEqual([['stars', 'required']]);
    expect(issues({ stars: '5,5' })).toEqual([['stars', 'format']]);
  });

  it('takes tags that are distinct, ascending and known only', () => {
    for (const label of ['1,1', '2,1', '7', '0', 'x', '1,', '1, 2', '1.5']) {
      expect(issues({ label })).toEqual([['label', 'format']]);
    }
  });

  it('needs words when a rating is 2 or less', () => {
    expect(issues({ stars: '5,5,2,5' })).toEqual([['content', 'required']]);
    expect(issues({ stars: '5,5,2,5', content: ' ' })).toEqual([['content', 'required']]);
    expect(issues({ stars: '5,5,2,5', content: 'late' })).toEqual([]);
    expect(issues({ stars: '5,5,3,5' })).toEqual([]);
  });

  it('has bounds on its words and files', () => {
    expect(issues({ content: 'x'.repeat(501) })).toEqual([['content', 'tooLong']]);
    const files = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`).join(',');
    expect(issues({ attachment: files(9) })).toEqual([]);
    expect(issues({ attachment: files(10) })).toEqual([['attachment', 'tooMany']]);
    expect(evaluationIssues({ ...good, content: 'x'.repeat(501), attachment: files(10) })).toEqual([
      { path: 'content', code: 'tooLong', params: { max: 500 } },
      { path: 'attachment', code: 'tooMany', params: { max: 9 } },
    ]);
  });
});
