import { describe, expect, it } from 'vitest';
import { withCopiesRead } from './copies-read.ts';
import type { OrderSummary } from './order.ts';

const copy = (id: string, unread?: boolean) => ({ id, unread }) as OrderSummary;

describe('reading copies', () => {
  const list = { pages: [{ list: [copy('a', true), copy('b', true)] }, { list: [copy('c')] }] };

  it('takes the mark from the orders named, on whichever page', () => {
    const read = withCopiesRead(list, ['a', 'c']);
    expect(read?.pages.flatMap((page) => page.list.map(({ unread }) => unread))).toEqual([
      false,
      true,
      undefined,
    ]);
    expect(list.pages[0]?.list[0]?.unread).toBe(true);
  });

  it('leaves a list alone that shows none of them as unread', () => {
    expect(withCopiesRead(list, ['c'])).toBe(list);
    expect(withCopiesRead(undefined, ['a'])).toBeUndefined();
  });
});
