import { describe, expect, it } from 'vitest';
import {
  noFilters,
  type OrderFilters,
  ordersPath,
  readFilters,
  usualSort,
  writeFilters,
} from './order-filters.ts';

describe('filters in the address', () => {
  it('come back as they were written', () => {
    const filters: OrderFilters = {
      scope: 'group',
      status: [2, 3],
      source: [0, 2],
      priority: [1],
      sla: ['soon', 'late'],
      planned: ['no'],
      keyword: '打印机 & 网络',
      asset: '018ce695-6680-709c-ad30-0f2d820bddbc',
      sort: 'due',
    };
    expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
  });

  it('sort what is open by what is due first, and everything else by what came last', () => {
    expect(usualSort([1, 2, 3, 4])).toBe('due');
    expect(usualSort([3])).toBe('due');
    for (const status of [[], [6], [3, 6]]) expect(usualSort(status)).toBe('created');
  });

  it('leave out what is as usual', () => {
    expect(writeFilters(noFilters)).toEqual({});
    expect(ordersPath({ sla: ['late'] })).toBe('/userSide/orderCenter/orders?sla=late');
  });

  it('are the open ones unless another status is asked for, or any', () => {
    expect(readFilters(new URLSearchParams()).status).toEqual([1, 2, 3, 4]);
    expect(writeFilters({ ...noFilters, status: [] })).toEqual({ status: 'any' });
    expect(readFilters(new URLSearchParams('status=any')).status).toEqual([]);
  });

  it('pass over what this version does not know', () => {
    const query = new URLSearchParams(
      'scope=all&status=2,9,x&source=7&sla=never,late&planned=maybe&sort=price&priority=0',
    );
    expect(readFilters(query)).toEqual({ ...noFilters, status: [2], sla: ['late'] });
  });
});
