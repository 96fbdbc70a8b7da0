import { beforeEach, expect, test } from 'vitest';
import { sharedText } from '../phrases/shared.ts';
import { useLocale } from './locale.ts';
import { phraseBook } from './phrase-book.ts';
import { pickLocale } from './pick-locale.ts';
import { textNow } from './use-text.ts';

beforeEach(() => useLocale.getState().choose('zh-CN'));

test('a stored language wins over the device’s', () => {
  expect(pickLocale('en', 'zh-CN')).toBe('en');
  expect(pickLocale('zh-CN', 'en-GB')).toBe('zh-CN');
});

test('any Chinese device gets Chinese, any other English', () => {
  for (const device of ['zh', 'zh-CN', 'zh-Hant-TW', 'ZH-hk']) expect(pickLocale(null, device)).toBe('zh-CN');
  for (const device of ['en-US', 'de', '']) expect(pickLocale('fr', device)).toBe('en');
});

test('texts change with the language at once', () => {
  expect(textNow(sharedText).action.retry).toBe('重试');
  useLocale.getState().choose('en');
  expect(textNow(sharedText).action.retry).toBe('Try again');
});

test('texts with values take the same values in both languages', () => {
  const book = phraseBook({ left: (time: string) => `还剩 ${time}` }, { left: (time) => `${time} left` });
  expect(book.in('zh-CN').left('12分')).toBe('还剩 12分');
  expect(book.in('en').left('12m')).toBe('12m left');
});
