import { expect, test } from 'vitest';
import { leavesOf, matching, withChoices } from './skill-tree.ts';

const tree = [
  {
    value: 'net',
    label: 'Networks',
    children: [
      { value: 'w', label: 'Wireless' },
      { value: 'old', label: 'Token ring', enabled: false },
    ],
  },
  { value: 'print', label: 'Printers', children: [{ value: 'l', label: 'Laser' }] },
];

test('skills to choose are the ends of the tree that are still offered, with what they belong to', () => {
  expect(leavesOf(tree)).toEqual([
    { id: 'w', name: 'Wireless', above: ['Networks'] },
    { id: 'l', name: 'Laser', above: ['Printers'] },
  ]);
});

test('a search finds a skill by its own name and by that of its group', () => {
  const names = (words: string) => matching(leavesOf(tree), words).map(({ name }) => name);
  expect(names('print')).toEqual(['Laser']);
  expect(names('WIRE net')).toEqual(['Wireless']);
  expect(names('')).toHaveLength(2);
});

test('what is handed in is all skills, with certificates that there are, the chosen ones changed, added or taken away', () => {
  const held = [
    { skillId: 'w', name: 'Wireless', level: 1, certificate: '/a' },
    { skillId: 'x', name: 'X', level: 2 },
    { skillId: 'y', name: 'Y', level: 3 },
  ];
  expect(withChoices(held, { w: 3, y: 0, l: 2 }, '/new')).toEqual([
    { skillId: 'w', level: 3, certificate: '/a' },
    { skillId: 'x', level: 2 },
    { skillId: 'l', level: 2, certificate: '/new' },
  ]);
});
