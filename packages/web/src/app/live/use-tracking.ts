import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { chunkOf } from '../../shared/platform/load-chunk.ts';
import { sideRouteAt } from '../side-routes.ts';

const tracking = chunkOf(() => import('./track.ts'));

/** Counts screens from the first one on, and buttons; what counts them does not hold up the first screen. */
export function useTracking(): void {
  const { pathname, key } = useLocation();
  useEffect(() => {
    let here = true;
    let end: (() => void) | undefined;
    tracking().then(({ trackUsage }) => {
      if (here) end = trackUsage(sideRouteAt);
    }, tracking.forget);
    return () => {
      here = false;
      end?.();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same screen opened anew is another view
  useEffect(() => {
    const screen = sideRouteAt(pathname);
    if (!screen) return;
    // In turn: the counter above is there before the first view is.
    tracking().then(({ trackView }) => trackView(screen), tracking.forget);
  }, [pathname, key]);
}
