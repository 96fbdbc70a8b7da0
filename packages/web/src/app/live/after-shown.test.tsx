import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Skeleton } from '../../shared/components/skeleton.tsx';

const goOn = vi.fn();

/** As a page that is opened anew has it. */
async function open() {
  vi.resetModules();
  const { afterShown } = await import('./after-shown.ts');
  return afterShown;
}

beforeEach(() => {
  vi.useFakeTimers();
  goOn.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('waits as long as a place is held for what the page was opened for, and once for all screens', async () => {
  const afterShown = await open();
  const screen = render(<Skeleton />);
  void afterShown().then(goOn);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(goOn).not.toHaveBeenCalled();
  screen.rerender(<p>Lift</p>);
  await vi.advanceTimersByTimeAsync(300);
  expect(goOn).toHaveBeenCalledOnce();
  screen.rerender(<Skeleton />);
  await afterShown();
});

it('waits no longer for a person who touches the page before all of it is there', async () => {
  const afterShown = await open();
  const { container } = render(<Skeleton />);
  void afterShown().then(goOn);
  await vi.advanceTimersByTimeAsync(1000);
  fireEvent.pointerDown(container);
  await vi.advanceTimersByTimeAsync(300);
  expect(goOn).toHaveBeenCalledOnce();
});
