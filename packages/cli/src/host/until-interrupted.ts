import type { Host } from './host.ts';

/** Hears of Ctrl-C while something is under way, which then ends at once: what became of it is told. */
export async function untilInterrupted<T>(
  host: Pick<Host, 'onInterrupt'>,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const endInterrupt = host.onInterrupt(() => controller.abort());
  try {
    return await act(controller.signal);
  } finally {
    endInterrupt();
  }
}
