import { useEffect } from 'react';

/** Does something again and again while the page is looked at. */
export function useEvery(ms: number, act: () => unknown, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') act();
    }, ms);
    return () => clearInterval(timer);
  }, [ms, act, enabled]);
}
