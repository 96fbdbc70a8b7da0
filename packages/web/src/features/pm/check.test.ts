import { describe, expect, it } from 'vitest';
import type { ExpectedItem } from '../../shared/domain/pm-order/after-waiting-pm.ts';
import {
  answerOf,
  currentItem,
  draftOf,
  isDone,
  itemBefore,
  itemOfAsset,
  itemProblems,
  nextItem,
  resultOf,
  standingOf,
} from './check.ts';

const item = (id: string, more: object = {}) =>
  ({ id, name: id, kind: 'ok', required: true, offersOrder: false, ...more }) as ExpectedItem;
const answer = (result: string, more: object = {}) => ({ answer: { result, photos: [], at: '', ...more } });
const done = item('a', answer('normal'));
const odd = item('b', answer('abnormal', { remark: '漏水' }));
const open = item('c');
const unsaid = item('d', answer('abnormal'));

describe('a check list', () => {
  it('goes on with the first item that lacks something, unless another was chosen', () => {
    expect(currentItem({ items: [done, odd, open] }, undefined)?.id).toBe('c');
    expect(currentItem({ items: [done, unsaid, open] }, undefined)?.id).toBe('d');
    expect(currentItem({ items: [done, odd, open] }, 'a')?.id).toBe('a');
    expect(currentItem({ items: [done, odd] }, undefined)).toBeUndefined();
  });

  it('leads on in its order, and back to what was passed by', () => {
    const optional = item('e', { required: false });
    expect(nextItem([done, open, optional], 'a')?.id).toBe('c');
    expect(nextItem([done, open, optional], 'c')?.id).toBe('e');
    expect(nextItem([done, open, optional], 'e')?.id).toBe('c');
    expect(nextItem([done, odd, optional], 'e')).toBeUndefined();
  });

  it('counts what was found and what is missing', () => {
    expect(standingOf([done, odd, open, unsaid])).toEqual({
      normalCount: 1,
      abnormalCount: 2,
      missing: [open, unsaid],
    });
  });

  it('takes photos that wait on this phone for photos', () => {
    const photo = item('p', { kind: 'photo', ...answer('normal') });
    expect(isDone(photo)).toBe(false);
    expect(isDone({ ...photo, waitingPhotoCount: 1 })).toBe(true);
  });

  it('is gone to by the thing at hand, where something of it is open', () => {
    const first = item('f', { ciId: 'x', ...answer('normal') });
    const second = item('g', { ciId: 'x' });
    expect(itemOfAsset([done, first, second], 'x')?.id).toBe('g');
    expect(itemOfAsset([done, first], 'x')?.id).toBe('f');
    expect(itemOfAsset([done, first, second], 'y')).toBeUndefined();
  });

  it('can be gone back in, from its end too', () => {
    expect(itemBefore([done, odd, open], 'c')?.id).toBe('b');
    expect(itemBefore([done, odd, open], 'a')).toBeUndefined();
    expect(itemBefore([done, odd], undefined)?.id).toBe('b');
  });
});

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
