import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../shared/platform/api/session.ts';
import { sideOf } from '../guard.ts';
import { sideRouteAt } from '../side-routes.ts';
import { listenForChanges } from './listen.ts';
import { watchForNewer } from './newer.ts';
import { prefetchSoon } from './prefetch.ts';
import { trackUsage, trackView } from './track.ts';
import { useShell } from './use-shell.ts';

/** What goes on around the screens: events of the server, the native shell, usage, newer versions. */
export function useLive(): void {
  const location = useLocation();
  const side = useSession((state) => state.signedIn && sideOf(state.signedIn));
  useShell(side);

  useEffect(() => listenForChanges(), []);
  useEffect(() => watchForNewer(), []);
  useEffect(() => trackUsage(sideRouteAt), []);
  useEffect(() => (side ? prefetchSoon(side) : undefined), [side]);

  useEffect(() => {
    const screen = sideRouteAt(location.pathname);
    if (screen) trackView(screen);
  }, [location]);
}
