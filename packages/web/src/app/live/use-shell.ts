import type { Bridge } from '@svcdesk/core/browser';
import type { Side } from '@svcdesk/core/roles';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { targetPath } from '../../shared/domain/target/target-path.ts';
import { queryClient } from '../../shared/platform/api/query-client.ts';
import { publicPaths } from '../../shared/platform/paths.ts';
import { findShellAround, type Shell } from '../../shared/platform/shell.ts';

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

/** Does what the shell asks for; gives back what ends it. */
function followShell(bridge: Bridge, side: Side, go: (to: string | -1) => void): () => void {
  const ends = [
    bridge.on('back', () => go(-1)),
    bridge.on('resume', () => void queryClient.invalidateQueries()),
    bridge.on('push', (target) => go(targetPath(side, target) ?? publicPaths.redirect)),
    bridge.on('network', ({ online }) => void dispatchEvent(new Event(online ? 'online' : 'offline'))),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Leaves to the shell what web views do not: calling a number, and opening what lies elsewhere. Gives back what ends it. */
function handOver({ bridge, can }: Shell): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented) return;
    if (link.protocol === 'tel:' && can('call')) {
      event.preventDefault();
      bridge.send('call', { phone: decodeURIComponent(link.pathname) });
    } else if (link.target === '_blank' && can('openFile')) {
      event.preventDefault();
      bridge.send('openFile', { url: link.href, name: link.textContent?.trim() ?? '' });
    }
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
