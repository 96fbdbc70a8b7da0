import { expect, test } from 'vitest';
import { screenOf, startScreen } from './notification.ts';

test('a tap on a notification opens what it is about, and its accept the acceptance', () => {
  const target = { kind: 'order', id: 'o1' };
  expect(screenOf('', target)).toBe('./#/centerPage?kind=order&id=o1');
  expect(screenOf('open', target)).toBe('./#/centerPage?kind=order&id=o1');
  expect(screenOf('accept', target)).toBe('./#/userSide/orderCenter/accept?id=o1');
});

test('what is shared to the app begins a report', () => {
  expect(startScreen('report')).toBe('./#/centerPage?kind=start&id=report');
  expect(startScreen('report', 'photos')).toBe('./#/centerPage?kind=start&id=report&lost=photos');
});
