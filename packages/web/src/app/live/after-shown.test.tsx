import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Skeleton } from '../../shared/components/skeleton.tsx';
import { afterShown } from './after-shown.ts';

const load = vi.fn(async () => 'loaded');

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('loads nothing as long as a place is held for what the page was opened for', async () => {
  const screen = render(<Skeleton />);
  const loading = afterShown(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  screen.rerender(<p>Lift</p>);
  await vi.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledOnce();
  expect(await loading).toBe('loaded');
});

it('loads for a person who touches the page before all of it is there', async () => {
  const { container } = render(<Skeleton />);
  void afterShown(load);
  await vi.advanceTimersByTimeAsync(1000);
  fireEvent.pointerDown(container);
  await vi.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledOnce();
});
