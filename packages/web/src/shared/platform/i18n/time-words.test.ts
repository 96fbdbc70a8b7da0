import { afterEach, describe, expect, it, test } from 'vitest';
import { minutesText, momentFact, momentWords, spanFact, spanWords } from './time-words.ts';
import { keepZone } from './zone.ts';

/** Local times, so that the test holds in every zone. */
const at = (text: string) => new Date(text).toISOString();
const nowMs = new Date('2026-11-20T10:00').getTime();

afterEach(() => keepZone(undefined));

describe('a moment as a fact', () => {
  it('is told in full by the organisation’s clocks, wherever the phone is', () => {
    keepZone('Asia/Shanghai');
    expect(momentFact('2026-11-20T16:05:09Z')).toBe('2026-11-21 00:05:09');
    keepZone('America/New_York');
    expect(momentFact('2026-11-20T16:05:09Z')).toBe('2026-11-20 11:05:09');
    expect(momentFact(undefined)).toBe('');
  });

  it('says the day of a span once', () => {
    keepZone('UTC');
    expect(spanFact('2026-11-20T10:00:00Z', '2026-11-20T11:30:00Z')).toBe('2026-11-20 10:00:00 – 11:30:00');
    expect(spanFact('2026-11-20T22:00:00Z', '2026-11-21T01:00:00Z')).toBe(
      '2026-11-20 22:00:00 – 2026-11-21 01:00:00',
    );
    expect(spanFact('2026-11-20T10:00:00Z')).toBe('2026-11-20 10:00:00');
  });
});

describe('a moment in words', () => {
  it('is as short as it is clear', () => {
    expect(momentWords(at('2026-11-20T10:20'), nowMs)).toBe('10:20');
    expect(momentWords(at('2026-11-22T09:00'), nowMs)).toBe('11-22 09:00');
    expect(momentWords(at('2027-01-02T09:00'), nowMs)).toBe('2027-01-02 09:00');
    expect(momentWords(undefined, nowMs)).toBe('');
  });

  it('says the day of a span once', () => {
    expect(spanWords(at('2026-11-20T10:00'), at('2026-11-20T11:30'), nowMs)).toBe('10:00 – 11:30');
    expect(spanWords(at('2026-11-21T22:00'), at('2026-11-22T01:00'), nowMs)).toBe(
      '11-21 22:00 – 11-22 01:00',
    );
  });
});

test('a length is said in hours, minutes and seconds where they matter, with a minus sign', () => {
  const words = [0, 0.3, 12.5, 45, 60, 90, 90.4, 576, 1561, -5].map((minutes) =>
    minutesText(minutes, 'zh-CN'),
  );
  expect(words).toEqual([
    '0秒',
    '18秒',
    '12分30秒',
    '45分',
    '1小时',
    '1小时30分',
    '1小时30分',
    '9小时36分',
    '26小时1分',
    '-5分',
  ]);
  expect(minutesText(90, 'en')).toBe('1h 30m');
});
