import { useEffect } from 'react';
import { useSession } from '../../shared/platform/api/session.ts';
import { sideOf } from '../guard.ts';
import { listenForChanges } from './listen.ts';
import { watchForNewer } from './newer.ts';
import { prefetchSoon } from './prefetch.ts';
import { useShell } from './use-shell.ts';

/** What goes on around the screens: events of the server, the native shell, newer versions. Shows nothing. */
export function Live(): null {
  const side = useSession((state) => state.signedIn && sideOf(state.signedIn));
  useShell(side);

  useEffect(() => listenForChanges(), []);
  useEffect(() => watchForNewer(), []);
  useEffect(() => (side ? prefetchSoon(side) : undefined), [side]);
  return null;
}
