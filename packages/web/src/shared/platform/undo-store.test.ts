import { type ErrorCode, SvcdeskError } from '@svcdesk/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastMs, useToasts } from './toast-store.ts';
import {
  hideUndo,
  holdUndo,
  offerUndo,
  pressUndo,
  releaseUndo,
  undoMs,
  undoSeveralMs,
  useUndo,
} from './undo-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  hideUndo();
  vi.useRealTimers();
});

const shown = () => useUndo.getState().offer?.words;
const offer = (words: string) => offerUndo({ words, label: 'Undo', onUndo: () => undefined });

test('what was done can be undone for eight seconds, in a bar of its own: it is no toast', () => {
  expect([undoMs, ...Object.values(toastMs)]).toEqual([8000, 1000, 1500]);
  offer('Sent');
  expect(useToasts.getState().toast).toBeUndefined();
  vi.advanceTimersByTime(undoMs - 1);
  expect(shown()).toBe('Sent');
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

test('a newer offer takes the place of an older one and has its own time', () => {
  offer('First');
  vi.advanceTimersByTime(undoMs - 1);
  offer('Second');
  vi.advanceTimersByTime(undoMs - 1);
  expect(shown()).toBe('Second');
});

test('it stays while somebody is about to press its button', () => {
  offer('Sent');
  holdUndo();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('Sent');
  releaseUndo();
  vi.advanceTimersByTime(undoMs);
  expect(shown()).toBeUndefined();
});

test('of several things at once it stands longer, also once it was held', () => {
  offerUndo({ words: 'Sent', label: 'Undo', onUndo: () => undefined, count: 5 });
  vi.advanceTimersByTime(undoSeveralMs - 1);
  expect(shown()).toBe('Sent');
  holdUndo();
  releaseUndo();
  vi.advanceTimersByTime(undoSeveralMs - 1);
  expect(shown()).toBe('Sent');
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

test('pressed, it is gone at once and comes again only where it may still be done', async () => {
  const outcomes = ['again', 'done'] as const;
  let tries = 0;
  offerUndo({ words: 'Sent', label: 'Undo', onUndo: async () => outcomes[tries++] });
  const first = pressUndo();
  expect(shown()).toBeUndefined();
  await first;
  expect(shown()).toBe('Sent');
  await pressUndo();
  expect(shown()).toBeUndefined();
  await pressUndo();
  expect(tries).toBe(2);
});

test.each<[ErrorCode, string | undefined]>([
  ['network', 'Sent'],
  ['timeout', 'Sent'],
  ['unavailable', 'Sent'],
  ['tooManyRequests', 'Sent'],
  ['orderChanged', undefined],
  ['notAllowed', undefined],
  ['badRequest', undefined],
  ['aborted', undefined],
])('failed by %s it is offered again only where that may pass', async (code, words) => {
  const onUndo = vi.fn(async () => {
    throw new SvcdeskError(code);
  });
  offerUndo({ words: 'Sent', label: 'Undo', onUndo });
  await pressUndo();
  expect(shown()).toBe(words);
  // A network takes longer to come back than a person to look.
  vi.advanceTimersByTime(undoSeveralMs - 1);
  expect(shown()).toBe(words);
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});
