import { expect, it } from 'vitest';
import { withoutTime } from './accept.ts';

it('says that an order is theirs without the time that was asked for, and why', () => {
  const [from, to] = ['2099-12-03T01:30:00.000Z', '2099-12-03T02:30:00.000Z'];
  expect(withoutTime({ warning: 'overlaps', from, to })).toMatch(
    /^(Accepted, but without a time: Overlaps something, |已接单，但没有排时间：与其他安排重叠（).*30/,
  );
});
