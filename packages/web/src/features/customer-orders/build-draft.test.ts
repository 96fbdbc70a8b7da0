import { expect, test } from 'vitest';
import { titleOf } from './build-draft.ts';

test('a short text is the title, and nothing is said twice', () => {
  expect(titleOf(' 收银机打不出小票 ')).toEqual({ title: '收银机打不出小票', content: undefined });
  expect(titleOf('')).toEqual({ title: '', content: undefined });
});

test('of a longer text the first sentence is the title, and all of it the content', () => {
  const words = '3 号收银台打不出小票。灯亮着，换过纸。';
  expect(titleOf(words)).toEqual({ title: '3 号收银台打不出小票', content: words });
  const english = 'The till prints no receipts. Ver. 2.4 of the driver.';
  expect(titleOf(english).title).toBe('The till prints no receipts');
});

test('a sentence without an end is cut, never lost', () => {
  const words = '很'.repeat(80);
  const { title, content } = titleOf(words);
  expect([...title]).toHaveLength(60);
  expect(content).toBe(words);
});
