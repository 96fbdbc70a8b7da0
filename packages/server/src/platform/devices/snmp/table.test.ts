import { expect, it } from 'vitest';
import { textOf } from './table.ts';

it('reads names that devices have in UTF-8 or in the Chinese encoding, cut as they may be', () => {
  expect(textOf(Buffer.from('机房 AP-1'))).toBe('机房 AP-1');
  expect(textOf(Buffer.from('机房').subarray(0, -1))).toBe('机');
  expect(textOf(Buffer.from([0xba, 0xc5, 0xc2, 0xeb]))).toBe('号码');
  expect(textOf(Buffer.from([0xff, 0x41]))).toBe('');
});
