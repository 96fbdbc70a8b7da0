import { expect, test, vi } from 'vitest';
import { createIdleWatch } from './idle-watch.ts';

const minuteMs = 60_000;

/** A phone whose tenant ends sessions after 30 minutes, and its clock. */
function phone(waiting: number) {
  let now = 0;
  let touchedAt = 0;
  let answer: (isHere: boolean) => void = () => undefined;
  const host = {
    now: () => now,
    lastTouch: () => touchedAt,
    keepTouch: (at: number) => {
      touchedAt = at;
    },
    waitingCount: () => waiting,
    warn: vi.fn(
      (_count: number) =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    ),
    stayInTouch: vi.fn(),
    end: vi.fn(),
  };
  const watch = createIdleWatch(30, host);
  return {
    ...host,
    ...watch,
    answer: (isHere: boolean) => answer(isHere),
    putBack(minutes: number) {
      now -= minutes * minuteMs;
    },
    /** Lets minutes go by in which nobody touches it. */
    pass(minutes: number) {
      for (let each = 0; each < minutes; each++) {
        now += minuteMs;
        watch.look();
      }
    },
  };
}

test('a session that nobody touches ends after as long as its tenant sets', () => {
  const it = phone(0);
  it.pass(29);
  expect(it.end).not.toHaveBeenCalled();
  it.pass(1);
  expect(it.end).toHaveBeenCalledOnce();
  expect(it.warn).not.toHaveBeenCalled();
});

test('who uses it is not signed out, and the server hears of who only reads', () => {
  const it = phone(0);
  for (let minutes = 0; minutes < 60; minutes += 5) {
    it.pass(5);
    it.touched();
  }
  expect(it.end).not.toHaveBeenCalled();
  expect(it.stayInTouch).toHaveBeenCalledTimes(6);
});

test('with work that waits it is said once before, and whoever answers stays', async () => {
  const it = phone(2);
  it.pass(24);
  expect(it.warn).not.toHaveBeenCalled();
  it.pass(3);
  expect(it.warn.mock.calls).toEqual([[2]]);
  it.answer(true);
  await Promise.resolve();
  it.pass(24);
  expect(it.end).not.toHaveBeenCalled();
  it.pass(6);
  expect(it.warn).toHaveBeenCalledTimes(2);
  expect(it.end).toHaveBeenCalledOnce();
});

test('a touch that comes too late saves nothing: it may be somebody else’s', () => {
  const it = phone(0);
  it.pass(29);
  const late = phone(0);
  late.pass(30);
  late.touched();
  expect(late.end).toHaveBeenCalledTimes(2);
  it.touched();
  expect(it.end).not.toHaveBeenCalled();
});

test('a clock that is put back makes nobody stay longer than from then on', () => {
  const it = phone(0);
  it.pass(20);
  it.putBack(1440);
  it.pass(30);
  expect(it.end).not.toHaveBeenCalled();
  it.pass(1);
  expect(it.end).toHaveBeenCalledOnce();
});
