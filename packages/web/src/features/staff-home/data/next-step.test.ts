import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const words = (can: string[], departedAt?: string) =>
  nextStep({ id: '1', can: can as never, departedAt }, 'zh-CN');

test('an order leads from accepting over the way and the site to resolving', () => {
  expect(words(['accept', 'progress']).words).toBe('接单');
  expect(words(['depart', 'clockIn', 'hangUp'])).toEqual({
    words: '出发',
    to: '/userSide/orderCenter/orderDetail?id=1&do=depart',
  });
  expect(words(['depart', 'clockIn'], '2026-01-05T03:00:00Z').words).toBe('到了，签到');
  expect(words(['resolve', 'clockIn']).words).toBe('解决');
  expect(words(['activate']).words).toBe('看详情');
});
