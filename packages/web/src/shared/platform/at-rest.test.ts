import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchRest } from './at-rest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const page = new EventTarget();
  const rest = watchRest(page);
  let come = false;
  return {
    page,
    rest,
    wait: () => void rest.come().then(() => (come = true)),
    hasCome: () => come,
  };
}

it('a page that nobody touches is at rest at once', async () => {
  const { wait, hasCome } = watched();
  wait();
  await vi.advanceTimersByTimeAsync(0);
  expect(hasCome()).toBe(true);
});

it('a page that is scrolled comes to rest a second after the last of it', async () => {
  const { page, wait, hasCome } = watched();
  page.dispatchEvent(new Event('scroll'));
  wait();
  await vi.advanceTimersByTimeAsync(900);
  page.dispatchEvent(new Event('wheel'));
  await vi.advanceTimersByTimeAsync(900);
  expect(hasCome()).toBe(false);
  await vi.advanceTimersByTimeAsync(101);
  expect(hasCome()).toBe(true);
});

it('a page that is no longer watched has nobody waiting for it', async () => {
  const { page, rest, wait, hasCome } = watched();
  rest.end();
  page.dispatchEvent(new Event('pointerdown'));
  wait();
  await vi.advanceTimersByTimeAsync(0);
  expect(hasCome()).toBe(true);
});
