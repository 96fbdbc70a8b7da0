import { expect, test } from 'vitest';
import { withQuery } from '../shared/platform/routing.ts';
import { sideOfPath } from './guard.ts';
import { publicRoutes } from './routes.ts';
import { sideRoutes } from './side-routes.ts';

test('what a screen is about stands in its query, and absent values do not', () => {
  expect(withQuery('/a', { id: '1 2', from: undefined })).toBe('/a?id=1+2');
  expect(withQuery('/a', { from: undefined })).toBe('/a');
});

test('no path is taken twice', () => {
  const paths = [...publicRoutes, ...sideRoutes].map((route) => route.path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('screens of a side stand under its path, by which the guard knows them before they are loaded', () => {
  expect(publicRoutes.filter(({ path }) => sideOfPath(path))).toEqual([]);
  for (const { path, audience } of sideRoutes) expect(sideOfPath(path)).toBe(audience);
});
