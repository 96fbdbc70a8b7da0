import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sideRouteAt } from '../side-routes.ts';
import { trackUsage, trackView } from './track.ts';

/** Counts screens and buttons from the first one on. */
export function useTracking(): void {
  const { pathname, key } = useLocation();
  useEffect(() => trackUsage(sideRouteAt), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same screen opened anew is another view
  useEffect(() => {
    const screen = sideRouteAt(pathname);
    if (screen) trackView(screen);
  }, [pathname, key]);
}
