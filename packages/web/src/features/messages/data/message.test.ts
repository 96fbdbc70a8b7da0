import { describe, expect, it } from 'vitest';
import { orderIdOf, readTab } from './message.ts';

describe('a message', () => {
  it('leads to its order, and nowhere when it is about something else', () => {
    expect(orderIdOf({ target: { kind: 'order', id: 'o1' } })).toBe('o1');
    expect(orderIdOf({ target: { kind: 'contract', id: 'c1' } })).toBeUndefined();
    expect(orderIdOf({})).toBeUndefined();
  });

  it('is about an order unless the address says otherwise', () => {
    expect(readTab(new URLSearchParams('tab=system'))).toBe('system');
    expect(readTab(new URLSearchParams('tab=else'))).toBe('order');
    expect(readTab(new URLSearchParams())).toBe('order');
  });
});
