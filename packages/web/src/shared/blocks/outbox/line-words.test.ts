import { expect, test } from 'vitest';
import { lineWords } from './line-words.ts';
import { en } from './phrases/en.ts';

test('what failed does not hide what waits', () => {
  const [waiting, refused] = [{ state: 'waiting' as const }, { state: 'refused' as const }];
  expect(lineWords([waiting, waiting], en)).toBe('2 actions waiting to be sent');
  expect(lineWords([refused], en)).toBe('1 action failed');
  expect(lineWords([waiting, refused, waiting, { state: 'asks' }], en)).toBe(
    '2 actions failed · 2 actions waiting to be sent',
  );
});
