import { expect, it } from 'vitest';
import { countsOf } from './counts-match.ts';

it.each([
  ['mine', 'engineer', { scope: 'mine' }],
  ['group', 'monitor', { scope: 'group' }],
  ['led', 'lead', { scope: 'led' }],
  ['tenant', 'dispatcher', {}],
  ['tenant', 'engineer', undefined],
  ['cc', 'dispatcher', undefined],
] as const)('the list %s of a %s is counted where the counts hold the same orders', (scope, role, asked) => {
  expect(countsOf(scope, { roles: [role] })).toEqual(asked);
});
