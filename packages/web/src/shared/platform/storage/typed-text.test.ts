import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetTyped, keepTyped, readTyped } from './typed-text.ts';

describe('text that is typed beside a secret', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it('is found again, for its own form, until it is sent', () => {
    keepTyped('register', { phone: '13900000001', name: 'Lin' });
    expect(readTyped('register')).toEqual({ phone: '13900000001', name: 'Lin' });
    expect(readTyped('forget')).toEqual({});
    forgetTyped('register');
    expect(readTyped('register')).toEqual({});
  });

  it('leaves nothing behind once it is emptied', () => {
    keepTyped('forget', { account: 'lin' });
    keepTyped('forget', { account: '' });
    expect(kept.size).toBe(0);
  });

  it('takes what it cannot read for nothing', () => {
    keepTyped('forget', { account: 'lin' });
    for (const broken of ['{', 'null', '7', '{"account":5}']) {
      for (const key of kept.keys()) kept.set(key, broken);
      expect(readTyped('forget')).toEqual({});
    }
  });

  it('goes on without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepTyped('forget', { account: 'lin' });
    expect(readTyped('forget')).toEqual({});
  });
});
