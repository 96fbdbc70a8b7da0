import { expect, test } from 'vitest';
import { setBuiltScreens } from '../../platform/screens.ts';
import { targetPath } from './target-path.ts';

test('a thing is shown by the screen of its kind on each side', () => {
  setBuiltScreens([
    { path: '/clientSide/orderCenter/orderDetail' },
    { path: '/userSide/orderCenter/orderDetail' },
  ]);
  const order = { kind: 'order', id: 'o1' };
  expect(targetPath('client', order)).toBe('/clientSide/orderCenter/orderDetail?id=o1');
  expect(targetPath('staff', order)).toBe('/userSide/orderCenter/orderDetail?id=o1');
});

test('what a side has no screen for leads nowhere', () => {
  setBuiltScreens([{ path: '/userSide/orderCenter/orderDetail' }]);
  expect(targetPath('staff', { kind: 'review', id: 'r1' })).toBeUndefined();
  expect(targetPath('client', { kind: 'device', id: 'd1' })).toBeUndefined();
  expect(targetPath('staff', { kind: 'toString', id: 'x' })).toBeUndefined();
});
