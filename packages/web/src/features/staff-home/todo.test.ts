import { describe, expect, it } from 'vitest';
import { todayPath, todoPath } from './paths.ts';
import { countOf, type HomeCounts, readCategory, readPart, readSource, readWhose } from './todo.ts';

const counts: HomeCounts = {
  saasOrderCount: 0,
  monitorOrderCount: 2,
  seOrderCount: 1,
  totalCount: 3,
  pendingCount: 3,
  timeoutCount: 1,
  willTimeoutCount: 0,
  ccUserCount: 5,
  ccUserGroupCount: 4,
  saturation: 0,
  headcount: 0,
  asOf: '2026-11-20T01:00:00.000Z',
};

const queryOf = (path: string) => new URLSearchParams(path.split('?')[1]);

describe('the lists behind the home page', () => {
  it('are found again by their address', () => {
    expect(readCategory(queryOf(todoPath('late', 'today')))).toBe('late');
    expect(queryOf(todoPath('late', 'today')).get('today')).toBe('1');
    expect(queryOf(todoPath('late', 'all')).has('today')).toBe(false);
    expect(readSource(queryOf(todayPath('se')), counts)).toBe('se');
  });

  it('name whose they are: one’s own, or for a lead those of the people led', () => {
    const theirs = queryOf(todoPath('copied', 'all', 'underling'));
    expect([theirs.get('whose'), readWhose(theirs, true), readWhose(theirs, false)]).toEqual([
      'underling',
      'underling',
      'mine',
    ]);
    expect(queryOf(todayPath('se', 'underling')).get('whose')).toBe('underling');
    expect(queryOf(todayPath('se')).has('whose')).toBe(false);
  });

  it('show something useful at an address without parameters, or with unknown ones', () => {
    expect(readCategory(new URLSearchParams('category=else'))).toBe('pending');
    expect(readSource(new URLSearchParams(), counts)).toBe('monitoring');
    expect(readSource(new URLSearchParams(), undefined)).toBe('operations');
  });

  it('take only parts that the category has', () => {
    expect(readPart(new URLSearchParams('part=se'), 'pending')).toBe('se');
    expect(readPart(new URLSearchParams('part=se'), 'copied')).toBeUndefined();
    expect(readPart(new URLSearchParams('part=all'), 'groupCopied')).toBe('all');
  });

  it('have each a count of their own', () => {
    expect(countOf(counts, 'late')).toBe(1);
    expect(countOf(counts, 'groupCopied')).toBe(4);
  });
});
