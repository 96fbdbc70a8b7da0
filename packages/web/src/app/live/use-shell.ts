import type { Side } from '@svcdesk/core/roles';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findShellAround, type Shell } from '../../shared/platform/shell.ts';
import { followShell, handOver } from './shell.ts';

/** The native shell, if there is one: notified where the app is, heard when it pushes, handed what it does better. */
export function useShell(side: Side | undefined): void {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const [shell, setShell] = useState<Shell>();

  useEffect(() => {
    let here = true;
    void findShellAround().then((found) => {
      if (!here || !found) return;
      setShell(found);
      found.bridge.send('ready', {});
    });
    return () => {
      here = false;
    };
  }, []);

  useEffect(() => {
    // A page that was opened cold has nothing to go back to. What is typed is kept, so that leaving loses nothing.
    shell?.bridge.send('route', { path: pathname, canGoBack: key !== 'default', dirty: false });
  }, [shell, pathname, key]);

  useEffect(() => (shell ? handOver(shell) : undefined), [shell]);

  useEffect(() => {
    if (!shell || !side) return;
    const go = (to: string | -1) => void (to === -1 ? navigate(-1) : navigate(to));
    return followShell(shell.bridge, side, go);
  }, [shell, side, navigate]);
}
