import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { targetPath } from '../../shared/domain/target/target-path.ts';
import { queryClient } from '../../shared/platform/api/query-client.ts';
import { useSession } from '../../shared/platform/api/session.ts';
import { publicPaths } from '../../shared/platform/public-paths.ts';
import { sideOf } from '../guard.ts';
import { sideRouteAt } from '../side-routes.ts';
import { listenForChanges } from './listen.ts';
import { prefetchSoon } from './prefetch.ts';
import { bridge, greetShell, watchForNewer } from './shell.ts';
import { trackUsage, trackView } from './track.ts';

/** What goes on around the screens: events of the server, the native shell, usage, newer versions. */
export function useLive(): void {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const side = useSession((state) => state.signedIn && sideOf(state.signedIn));

  useEffect(() => listenForChanges(), []);
  useEffect(() => watchForNewer(), []);
  useEffect(() => trackUsage(sideRouteAt), []);
  useEffect(() => void greetShell(), []);
  useEffect(() => (side ? prefetchSoon(side) : undefined), [side]);

  useEffect(() => {
    const screen = sideRouteAt(pathname);
    if (screen) trackView(screen);
    // A page that was opened cold has nothing to go back to.
    bridge?.tell('route', { path: pathname, canGoBack: key !== 'default', dirty: false });
  }, [pathname, key]);

  useEffect(() => {
    if (!bridge || !side) return;
    const ends = [
      bridge.on('back', () => void navigate(-1)),
      bridge.on('resume', () => void queryClient.invalidateQueries()),
      bridge.on('push', (target) => void navigate(targetPath(side, target) ?? publicPaths.redirect)),
      bridge.on('network', ({ online }) => void dispatchEvent(new Event(online ? 'online' : 'offline'))),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [navigate, side]);
}
