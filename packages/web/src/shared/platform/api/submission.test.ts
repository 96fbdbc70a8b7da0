import { describe, expect, it } from 'vitest';
import { submissionOf } from './submission.ts';

describe('a submission', () => {
  let made = 0;
  const newKey = () => `key-${++made}`;

  it('stays the same while the content does', () => {
    const first = submissionOf(undefined, 'a', 0, newKey);
    expect(submissionOf(first, 'a', 60_000, newKey)).toBe(first);
    expect(first.at).toBe('1970-01-01T00:00:00.000Z');
  });

  it('is a new one with another key once the content differs', () => {
    const first = submissionOf(undefined, 'a', 0, newKey);
    const second = submissionOf(first, 'b', 60_000, newKey);
    expect(second.key).not.toBe(first.key);
    expect(second.at).toBe('1970-01-01T00:01:00.000Z');
  });
});
