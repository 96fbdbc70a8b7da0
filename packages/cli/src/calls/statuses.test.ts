import { describe, expect, it } from 'vitest';
import { en } from '../phrases/en.ts';
import { now } from '../testing/samples.ts';
import { priorityWords, readStatuses, readWords, sourceWords } from './statuses.ts';

const context = { name: '--status', phrases: en, now };

describe('statuses', () => {
  it.each([
    [['open'], [1, 2, 3, 4]],
    [
      ['pending', 'assigned'],
      [1, 2],
    ],
    [
      ['Processing', '3', 'resolved'],
      [3, 5],
    ],
    [['~closed'], [1, 2, 3, 4, 5, 7]],
    [
      ['open', '~suspended'],
      [1, 2, 3],
    ],
    [['~open'], [5, 6, 7]],
    [['7'], [7]],
  ])('%j are %j', (typed, expected) => {
    expect(readStatuses(typed, 'order', context)).toEqual(expected);
  });

  it('of other kinds have names of their own', () => {
    expect(readStatuses(['toCheck'], 'device', context)).toEqual([5]);
    expect(() => readStatuses(['toCheck'], 'pm', context)).toThrow('--status does not know "toCheck"');
  });

  it.each(['8', '0', 'done', '~done', '3x'])('do not include %s', (typed) => {
    expect(() => readStatuses([typed], 'order', context)).toThrow('--status does not know');
  });
});

it('sources and priorities are read by name or number', () => {
  expect(readWords(['se', '0'], sourceWords, context)).toEqual([0, 2]);
  expect(readWords(['urgent', '2'], priorityWords, context)).toEqual([1, 2]);
});
