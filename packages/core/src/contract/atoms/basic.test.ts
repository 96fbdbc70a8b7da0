import { describe, expect, it } from 'vitest';
import { instant, text } from './basic.ts';

describe('an instant in a request', () => {
  it.each(['2026-11-20T09:30Z', '2026-11-20T09:30:59.123+08:00', '2024-02-29T00:00:00-05:30'])(
    'may be %s',
    (value) => {
      expect(instant().safeParse(value).success).toBe(true);
      expect(Date.parse(value)).not.toBeNaN();
    },
  );

  it.each([
    '2026-11-20',
    '2026-11-20T09:30',
    '2026-13-01T00:00Z',
    '2026-00-10T00:00Z',
    '2026-11-32T00:00Z',
    '2026-11-20T24:00Z',
    '2026-11-20T09:60Z',
    '2026-11-20T09:30+24:00',
    'soon',
  ])('may not be %s', (value) => {
    expect(instant().safeParse(value).success).toBe(false);
  });
});

describe('text in a request', () => {
  it('is trimmed before its length counts', () => {
    expect(text(3).safeParse('  abc ')).toMatchObject({ success: true, data: 'abc' });
    expect(text(3, 1).safeParse('   ').success).toBe(false);
  });

  it('may have lines but no NUL', () => {
    expect(text(10).safeParse('a\nb').success).toBe(true);
    expect(text(10).safeParse('a\0b').success).toBe(false);
  });
});
