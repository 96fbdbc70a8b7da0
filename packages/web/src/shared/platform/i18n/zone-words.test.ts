import { expect, it } from 'vitest';
import { zoneWords } from './zone-words.ts';

it('calls a zone by its name in the language of who reads it, in summer as in winter', () => {
  expect(zoneWords('Asia/Shanghai', 'zh-CN')).toBe('中国标准时间');
  expect(zoneWords('Asia/Shanghai', 'en')).toBe('China Standard Time');
  expect(zoneWords('Europe/Berlin', 'en')).toBe('Central European Time');
});
