import { describe, expect, it } from 'vitest';
import { readTab } from './message.ts';

describe('a message', () => {
  it('is about an order unless the address says otherwise', () => {
    expect(readTab('system')).toBe('system');
    expect(readTab('else')).toBe('order');
    expect(readTab(null)).toBe('order');
  });
});
