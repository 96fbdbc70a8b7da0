import { describe, expect, it } from 'vitest';
import { scopesFor, usualScope } from './scopes.ts';

const holding =
  (...codes: string[]) =>
  (code: string) =>
    codes.includes(code);
const engineer = holding('order.accept', 'order.transfer');
const lead = holding('order.accept', 'order.transfer', 'review.decide');
const dispatcher = holding('order.transfer');

describe('the scope of a list', () => {
  it('is what suits the role until another is chosen', () => {
    expect([usualScope(engineer), usualScope(lead), usualScope(dispatcher)]).toEqual([
      'mine',
      'led',
      'tenant',
    ]);
  });

  it('is one’s own while the role is not known yet', () => {
    expect(usualScope(holding())).toBe('mine');
  });

  it('offers the teams that one leads to leads only', () => {
    expect(scopesFor(lead)).toContain('led');
    expect(scopesFor(engineer)).not.toContain('led');
  });
});
