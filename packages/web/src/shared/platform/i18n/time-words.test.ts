import { describe, expect, it } from 'vitest';
import { momentWords, spanWords } from './time-words.ts';

/** Local times, so that the test holds in every zone. */
const at = (text: string) => new Date(text).toISOString();
const nowMs = new Date('2026-11-20T10:00').getTime();

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
