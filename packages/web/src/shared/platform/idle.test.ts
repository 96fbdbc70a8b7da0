import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchIdle } from './idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const page = new EventTarget();
  const idle = watchIdle(page);
  let come = false;
  return {
    page,
    idle,
    wait: () => void idle.whenIdle().then(() => (come = true)),
    hasCome: () => come,
  };
}

it('a page that nobody touches is idle at once', async () => {
  const { wait, hasCome } = watched();
  wait();
  await vi.advanceTimersByTimeAsync(0);
  expect(hasCome()).toBe(true);
});

it('a page that is scrolled is idle a second after the last of it', async () => {
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
  const { page, idle, wait, hasCome } = watched();
  idle.end();
  page.dispatchEvent(new Event('pointerdown'));
  wait();
  await vi.advanceTimersByTimeAsync(0);
  expect(hasCome()).toBe(true);
});
