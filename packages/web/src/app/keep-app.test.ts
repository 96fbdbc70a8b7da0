import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepApp } from './keep-app.ts';
import { finishMessage, wholeMessage } from './worker/app-files.ts';

/** A worker that is asked for its files, and how it answers. */
function worker(answer: () => boolean) {
  const asked = vi.fn((_message: string, [page]: MessagePort[]) => {
    if (answer()) page?.postMessage(wholeMessage);
  });
  return { asked, active: { postMessage: asked } };
}

let container: EventTarget & { register: ReturnType<typeof vi.fn> };
let registration: { active: object | null; update: ReturnType<typeof vi.fn> };
let page: EventTarget & { visibilityState: string };
let window: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  registration = { active: null, update: vi.fn(async () => undefined) };
  container = Object.assign(new EventTarget(), { register: vi.fn(async () => registration) });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  window = new EventTarget();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
/** An answer comes by a port, which no fake clock moves. */
const answered = async () => {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage('');
  });
  port1.close();
};

test('a worker that lacks files is asked again, ever more rarely, while the page is in sight', async () => {
  const { asked, active } = worker(() => false);
  registration.active = active;
  keepApp();
  await minutes(1);
  const inFirst = asked.mock.calls.length;
  expect(inFirst).toBeGreaterThan(2);
  expect(asked.mock.calls[0]?.[0]).toBe(finishMessage);
  await minutes(60);
  const inHour = asked.mock.calls.length;
  expect(inHour).toBeGreaterThan(inFirst + 8);
  expect(inHour).toBeLessThan(20);
  // What it lacks may be gone from the server, which has a newer build then.
  expect(registration.update).toHaveBeenCalled();

  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await minutes(60);
  expect(asked).toHaveBeenCalledTimes(inHour);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await minutes(0.1);
  expect(asked.mock.calls.length).toBeGreaterThan(inHour);
});

test('a worker that has all files is left alone until another takes over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let lacks = 2;
  const { asked, active } = worker(() => --lacks < 0);
  registration.active = active;
  keepApp();
  for (let minute = 0; minute < 30; minute++) {
    await minutes(1);
    await answered();
  }
  expect(asked).toHaveBeenCalledTimes(3);
  const next = worker(() => false);
  registration.active = next.active;
  container.dispatchEvent(new Event('controllerchange'));
  await minutes(1);
  expect(next.asked.mock.calls.length).toBeGreaterThan(1);
});

test('what a worker says that is in charge no more counts for nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const former = worker(() => true);
  const { asked, active } = worker(() => false);
  registration.active = former.active;
  former.asked.mockImplementation((_message, [port]) => {
    registration.active = active;
    port?.postMessage(wholeMessage);
  });
  keepApp();
  await vi.advanceTimersByTimeAsync(3_000);
  await answered();
  await minutes(1);
  expect(asked).toHaveBeenCalled();
});

test('a worker that could not be brought is asked for again', async () => {
  container.register.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { asked, active } = worker(() => false);
  keepApp();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(container.register).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  // Its first files did not all come, and the browser has dropped it.
  expect(container.register).toHaveBeenCalledTimes(2);
  registration.active = active;
  await minutes(1);
  expect(asked).toHaveBeenCalled();
});
