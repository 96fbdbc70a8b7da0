import { expect, it } from 'vitest';
import { minutesProblem, resolveRequest, unsolved } from './resolve-draft.ts';

it.each([
  ['', undefined],
  ['\u200b', undefined],
  ['90', 90],
  [' ９０ ', 90],
  ['1,200', 1200],
  ['90分钟', 90],
  ['1h 30m', 90],
])('minutes typed as %j are sent as %j', (minutes, sent) => {
  expect(minutesProblem(minutes)).toBe(false);
  expect(resolveRequest({ ...unsolved, minutes }).spentMinutes).toBe(sent);
});

it.each(['soon', '-5', '1.5', '99999999'])('minutes typed as %j are refused in place', (minutes) => {
  expect(minutesProblem(minutes)).toBe(true);
});
