import { expect, test } from 'vitest';
import { buttonsOf } from './button.ts';
import { homeOf } from './home-of.ts';
import type { Role } from './role.ts';

const homeOfRoles = (...roles: Role[]) => {
  const codes: readonly string[] = buttonsOf(roles);
  return homeOf((code) => codes.includes(code));
};

test('each role has the home of its own work', () => {
  expect(homeOfRoles('engineer')).toBe('engineer');
  expect(homeOfRoles('se')).toBe('engineer');
  expect(homeOfRoles('monitor')).toBe('engineer');
  expect(homeOfRoles('lead')).toBe('lead');
  expect(homeOfRoles('lead', 'engineer')).toBe('lead');
  expect(homeOfRoles('dispatcher')).toBe('dispatcher');
});
