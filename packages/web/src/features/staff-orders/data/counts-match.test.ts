import { describe, expect, it } from 'vitest';
import { countsMatch } from './counts-match.ts';

const group = (lead: boolean) => ({ id: 'g', name: 'Network', lead });

describe('counts beside a list', () => {
  it('show where they hold the same orders', () => {
    expect(countsMatch('group', { roles: ['engineer'], groups: [group(false)] })).toBe(true);
    expect(countsMatch('led', { roles: ['lead'], groups: [group(true)] })).toBe(true);
    expect(countsMatch('tenant', { roles: ['dispatcher'], groups: [] })).toBe(true);
  });

  it('are left out where they would disagree', () => {
    expect(countsMatch('mine', { roles: ['engineer'], groups: [group(false)] })).toBe(false);
    expect(countsMatch('group', { roles: ['lead'], groups: [group(true), group(false)] })).toBe(false);
    expect(countsMatch('led', { roles: ['lead'], groups: [group(true), group(false)] })).toBe(false);
    expect(countsMatch('group', { roles: ['monitor'], groups: [group(false)] })).toBe(false);
    expect(countsMatch('cc', { roles: ['dispatcher'], groups: [] })).toBe(false);
  });
});
