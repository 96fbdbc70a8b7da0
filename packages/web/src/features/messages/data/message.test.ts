import { describe, expect, it } from 'vitest';
import { readTab } from './message.ts';

describe('a message', () => {
  it('is about an order unless the address says otherwise', () => {
    expect(readTab(new URLSearchParams('tab=system'))).toBe('system');
    expect(readTab(new URLSearchParams('tab=else'))).toBe('order');
    expect(readTab(new URLSearchParams())).toBe('order');
  });
});
