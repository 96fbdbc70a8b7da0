import { expect, test } from 'vitest';
import { lineWords } from './line-words.ts';
import { outboxText } from './phrases.ts';

const text = outboxText.in('en');

test('what failed does not hide what waits', () => {
  const [waiting, refused] = [{ state: 'waiting' as const }, { state: 'refused' as const }];
  expect(lineWords([waiting, waiting], text)).toBe('2 actions waiting to be sent');
  expect(lineWords([refused], text)).toBe('1 action failed');
  expect(lineWords([waiting, refused, waiting, { state: 'asks' }], text)).toBe(
    '2 actions failed · 2 actions waiting to be sent',
  );
});
