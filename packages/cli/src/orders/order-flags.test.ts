import { describe, expect, it } from 'vitest';
import { en } from '../phrases/en/index.ts';
import { now } from '../testing/samples.ts';
import { priorityFlag, sourceFlag, statusFlag } from './order-flags.ts';

const context = { name: '--status', phrases: en, now };

describe('statuses', () => {
  it.each([
    [['open'], [1, 2, 3, 4]],
    [['pending,assigned'], [1, 2]],
    [
      ['Processing', '3', 'resolved'],
      [3, 5],
    ],
    [['~closed'], [1, 2, 3, 4, 5, 7]],
    [['open,~suspended'], [1, 2, 3]],
    [['~open'], [5, 6, 7]],
    [['7'], [7]],
  ])('%j are %j', (typed, expected) => {
    expect(statusFlag.read(typed, context)).toEqual(expected);
  });

  it('are not asked for when nothing was typed', () => {
    expect(statusFlag.read([], context)).toBeUndefined();
  });

  it.each(['8', '0', 'done', '~done', '3x'])('do not include %s', (typed) => {
    expect(() => statusFlag.read([typed], context)).toThrow('--status does not know');
  });
});

it('sources are read by name or key', () => {
  expect(sourceFlag.read(['se,0'], { ...context, name: '--source' })).toEqual([0, 2]);
});

it('priorities are read by name or code', () => {
  expect(priorityFlag.read(['urgent,2'], { ...context, name: '--priority' })).toEqual([1, 2]);
});
