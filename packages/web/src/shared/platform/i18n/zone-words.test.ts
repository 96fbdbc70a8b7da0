import { expect, it } from 'vitest';
import { zoneWords } from './zone-words.ts';

it('calls a time zone as people do, in their language', () => {
  expect(zoneWords('Asia/Shanghai', 'zh-CN')).toMatch(/^中国/);
  expect(zoneWords('Europe/Berlin', 'en')).toBe('Central European Time');
});

it('shows the identifier of a zone that the device does not know', () => {
  expect(zoneWords('Mars/Olympus', 'en')).toBe('Mars/Olympus');
});
