import { describe, expect, it } from 'vitest';
import type { ExpectedItem } from '../../../shared/domain/pm-order/after-waiting-pm.ts';
import { answerOf, draftOf, itemProblems, resultOf } from './item-draft.ts';

const words = { notNumber: 'NaN', photosNeeded: 'photo', evidence: 'why' };
const itemWith = (more: object) =>
  ({ id: 'i', name: 'i', required: true, offersOrder: false, ...more }) as ExpectedItem;
const number = itemWith({ kind: 'number', min: 18, max: 27 });
const problems = (of: ExpectedItem, patch: object) =>
  Object.entries(itemProblems(of, { ...draftOf(of), ...patch }, words))
    .filter(([, problem]) => problem)
    .map(([path]) => path.replace('answers.0.', ''));

describe('an answer', () => {
  it('is a number whichever way it was said, and abnormal out of its limits', () => {
    const draft = { ...draftOf(number), value: '三十一度' };
    expect(answerOf(number, draft)).toMatchObject({ value: '31', result: 'abnormal' });
    expect(resultOf(number, draft)).toBe('abnormal');
    expect(resultOf(number, { ...draft, value: '22' })).toBe('normal');
  });

  it('lacks what the rules ask for, and only that', () => {
    expect(problems(number, {})).toEqual(['value']);
    expect(problems(number, { value: 'hot' })).toEqual(['value']);
    expect(problems(number, { value: '31' })).toEqual(['remark']);
    expect(problems(number, { value: '31', remark: '滤网积尘' })).toEqual([]);
    expect(problems(number, { result: 'na' })).toEqual([]);
    expect(problems(itemWith({ kind: 'ok' }), {})).toEqual(['result']);
    expect(problems(itemWith({ kind: 'photo' }), { result: 'normal' })).toEqual(['photos']);
    expect(problems(itemWith({ kind: 'text', required: false }), {})).toEqual([]);
  });

  it('keeps the photos that it had', () => {
    const answered = itemWith({
      kind: 'ok',
      answer: { result: 'abnormal', photos: [{ url: '/api/file/1?name=a.jpg', name: 'a.jpg' }], at: '' },
    });
    expect(answerOf(answered, draftOf(answered)).photos).toBe('/api/file/1?name=a.jpg');
    expect(problems(answered, {})).toEqual([]);
  });
});
