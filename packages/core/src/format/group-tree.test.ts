import { describe, expect, it } from 'vitest';
import { accountTree, groupTree } from './group-tree.ts';

const tree = [
  {
    data: { id: 'g1', groupName: '运维部', name: 'x', tenantAccountInfoVos: [{ id: 'a1', name: '王工' }] },
    snodes: [
      { data: { id: 'g2', name: '一组', tenantAccountInfoVos: null }, snodes: null },
      { data: { id: 'g3' }, snodes: [] },
    ],
  },
];

describe('the organisation’s tree', () => {
  it('becomes values, labels and children, without accounts', () => {
    expect(groupTree(tree)).toEqual([
      {
        value: 'g1',
        label: '运维部',
        children: [
          { value: 'g2', label: '一组' },
          { value: 'g3', label: 'g3' },
        ],
      },
    ]);
  });

  it('has accounts as leaves before the subgroups', () => {
    expect(accountTree(tree)[0]?.children?.map(({ value, account }) => [value, account])).toEqual([
      ['a1', true],
      ['g2', undefined],
      ['g3', undefined],
    ]);
  });

  it('is empty for nothing', () => {
    expect([groupTree(null), accountTree(undefined)]).toEqual([[], []]);
  });
});
