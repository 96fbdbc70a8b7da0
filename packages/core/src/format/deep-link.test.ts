import { expect, it } from 'vitest';
import { deepLink } from './deep-link.ts';

it('links to a thing in the web app of a server, below whatever path it stands', () => {
  expect(deepLink('https://desk.example.com/', { kind: 'order', id: 'o1' })).toBe(
    'https://desk.example.com/#/centerPage?kind=order&id=o1',
  );
  expect(deepLink('https://example.com/desk', { kind: 'terminal' })).toBe(
    'https://example.com/desk/#/centerPage?kind=terminal',
  );
});
