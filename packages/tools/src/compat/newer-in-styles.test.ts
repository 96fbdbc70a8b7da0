import { expect, test } from 'vitest';
import { newerInStyles } from './newer-in-styles.ts';

const newerIn = (css: string) => [...newerInStyles(css)];

test.each([
  ['a { height: 100dvh }', '1dvh'],
  ['a { grid-template-columns: subgrid }', 'grid-template-columns: subgrid'],
  ['a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
  ['a { --tint: color-mix(in srgb, red, blue) }', 'color-mix()'],
  ['a { color: light-dark(red, blue) }', 'light-dark()'],
  ['a { height: 40px; height: calc(2lh + var(--gap)) }', '1lh'],
  ['a:has(b) { color: red }', ':has'],
  ['a { & b { color: red } }', '&'],
  ['@container (width > 1px) { a { color: red } }', '@container'],
  ['a { text-wrap: pretty }', 'text-wrap'],
  ['a { user-select: none }', 'user-select'],
])('%s needs a newer browser', (css, used) => {
  expect(newerIn(css)).toContain(used);
});

test.each([
  'a { height: 100vh; height: 100dvh }',
  'a { grid-template-columns: 1fr 2fr; grid-template-columns: subgrid }',
  'a { -webkit-user-select: none; user-select: none }',
  'a { overflow: hidden } @supports (overflow: clip) { a { overflow: clip } }',
  'a { inset: 0; gap: 8px; aspect-ratio: 1; color: rgb(0 0 0 / 0.5) }',
  '@layer base { a:focus-visible { color: red } }',
  'a:is(b, c):not(d, e) { width: min(100%, 8em) }',
])('%s is shown by the oldest browsers', (css) => {
  expect(newerIn(css)).toEqual([]);
});
