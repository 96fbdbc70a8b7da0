import { describe, expect, it } from 'vitest';
import { likelyLeaf, likelyReporter, likelySite, offeredLeaf } from './likely.ts';

const tree = [
  {
    value: 'a',
    label: 'A',
    children: [
      { value: 'a1', label: 'A1' },
      { value: 'a2', label: 'A2' },
    ],
  },
  { value: 'b', label: 'B' },
];

describe('what is filled in beforehand', () => {
  it('is a leaf that is still offered: the one chosen before the last one used', () => {
    expect(offeredLeaf(tree, 'a2', 'b')).toBe('a2');
    expect(offeredLeaf(tree, 'gone', 'b')).toBe('b');
    expect(offeredLeaf(tree, 'a', undefined)).toBe('');
    expect(offeredLeaf([], 'a1')).toBe('');
  });

  it('is the first kind of fault when nothing is known', () => {
    expect(likelyLeaf(tree, '', undefined)).toBe('a1');
    expect(likelyLeaf(tree, 'b')).toBe('b');
    expect(likelyLeaf([], 'b')).toBe('');
  });

  it('is the reporter with my phone, then with my name, then myself', () => {
    const reporters = [
      { id: 'r1', name: 'Wang', phone: '1' },
      { id: 'r2', name: 'Xu', phone: '2' },
    ];
    expect(likelyReporter(reporters, 'r1', { name: 'Xu', phone: '2' })).toBe('r1');
    expect(likelyReporter(reporters, '', { name: 'Xu', phone: '1' })).toBe('r1');
    expect(likelyReporter(reporters, 'gone', { name: 'Xu' })).toBe('r2');
    expect(likelyReporter(reporters, '', { name: 'Li', phone: '9' })).toBe('');
  });

  it('is a site of mine', () => {
    expect(likelySite([{ id: 'c1' }, { id: 'c2' }], 'other', 'c2')).toBe('c2');
    expect(likelySite([{ id: 'c1' }, { id: 'c2' }], '')).toBe('c1');
    expect(likelySite([], 'c1')).toBe('');
  });
});
