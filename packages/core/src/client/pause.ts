/** Longest wait that a timer can hold. */
export const timerMaxMs = 2 ** 31 - 1;

/** Waits so many milliseconds; the signal ends the wait early. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, signal?.aborted ? 0 : Math.min(ms, timerMaxMs));
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done, { once: true });
  });
}
