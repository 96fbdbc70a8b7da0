import { expect, test } from 'vitest';
import { describeMark, drawnMark } from './day-mark.ts';

test('a day shows its figure in the shade of how full it is', () => {
  expect(drawnMark({ saturation: 0.42 }, 'zh-CN')).toEqual({ words: '42', shade: 'sd-load-2' });
  expect(drawnMark({ saturation: 1.12 }, 'zh-CN')).toEqual({ words: '112', shade: 'sd-load-5' });
  expect(drawnMark(undefined, 'zh-CN').words).toBe('');
});

test('a day off says so, unless something is planned on it', () => {
  expect(drawnMark({ saturation: 0, rest: true }, 'zh-CN').words).toBe('休');
  expect(drawnMark({ saturation: 1.25, rest: true }, 'en').words).toBe('125');
});

test('what the colour says is said in words as well', () => {
  expect(describeMark({ saturation: 1.12 }, 'zh-CN')).toBe('饱和度 112%，已超负荷');
  expect(describeMark({ saturation: 0 }, 'en')).toBe('nothing planned');
  expect(describeMark({ words: '3' }, 'en')).toBe('3');
});

test('who is on duty is told beside the figure, and in the place of a day off', () => {
  expect(drawnMark({ saturation: 0, rest: true, duty: true }, 'zh-CN').words).toBe('值');
  expect(drawnMark({ saturation: 0.42, duty: true }, 'en').words).toBe('42');
  expect(describeMark({ saturation: 0, rest: true, duty: true }, 'en')).toBe('on duty');
  expect(describeMark({ saturation: 0.42, duty: true }, 'en')).toBe('42% planned, on duty');
  expect(describeMark({ words: 'L', spoken: 'annual leave', rest: true, duty: true }, 'en')).toBe(
    'annual leave, on duty',
  );
});
