import { expect, test } from 'vitest';
import { type Option, pathTo, searchLeaves } from './option.ts';

const tree: Option[] = [
  {
    value: 'hw',
    label: '硬件',
    children: [
      { value: 'ac', label: '空调' },
      { value: 'pos', label: '收银机 POS' },
    ],
  },
  { value: 'other', label: '其他' },
];

test('the path leads from the root to the chosen leaf', () => {
  expect(pathTo(tree, 'pos').map((step) => step.label)).toEqual(['硬件', '收银机 POS']);
  expect(pathTo(tree, 'gone')).toEqual([]);
});

test('a search looks at whole paths, in any order and case', () => {
  expect(searchLeaves(tree, 'pos 硬件')).toEqual([
    { value: 'pos', label: '硬件 / 收银机 POS', note: undefined },
  ]);
  expect(searchLeaves(tree, ' ＰＯＳ\u200b　硬件').map(({ value }) => value)).toEqual(['pos']);
  expect(searchLeaves(tree, '打印机')).toEqual([]);
});

test('an empty search gives every leaf', () => {
  expect(searchLeaves(tree, ' ').map((leaf) => leaf.value)).toEqual(['ac', 'pos', 'other']);
});
