import { expect, it } from 'vitest';
import { problemOf } from './camera.ts';

const named = (name: string) => Object.assign(new Error('no camera'), { name });

it('tells a refused camera from one that is missing and one that another app uses', () => {
  expect(problemOf(named('NotAllowedError'))).toBe('denied');
  expect(problemOf(named('NotFoundError'))).toBe('unsupported');
  expect(problemOf(named('NotReadableError'))).toBe('unavailable');
});
