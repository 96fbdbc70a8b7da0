import { expect, it } from 'vitest';
import { greetingOf } from './greeting.ts';

it('greets by the hour of the phone', () => {
  const hours = [0, 4, 5, 10, 11, 12, 13, 17, 18, 23];
  expect(hours.map(greetingOf)).toEqual([
    'evening',
    'evening',
    'morning',
    'morning',
    'noon',
    'noon',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
