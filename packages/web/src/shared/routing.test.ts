import { expect, test } from 'vitest';
import { routes } from '../app/routes.ts';
import { withQuery } from './routing.ts';

test('what a screen is about stands in its query, and absent values do not', () => {
  expect(withQuery('/a', { id: '1 2', from: undefined })).toBe('/a?id=1+2');
  expect(withQuery('/a', { from: undefined })).toBe('/a');
});

test('no path is taken twice', () => {
  const paths = routes.map((route) => route.path);
  expect(new Set(paths).size).toBe(paths.length);
});
