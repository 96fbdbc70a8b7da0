import type { Bridge } from '@svcdesk/core/browser';
import type { Side } from '@svcdesk/core/roles';
import { targetPath } from '../../shared/domain/target/target-path.ts';
import { queryClient } from '../../shared/platform/api/query-client.ts';
import { publicPaths } from '../../shared/platform/public-paths.ts';
import type { Shell } from '../../shared/platform/shell.ts';

/** Does what the shell asks for; gives back what ends it. */
export function followShell(bridge: Bridge, side: Side, go: (to: string | -1) => void): () => void {
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
export function handOver({ bridge, can }: Shell): () => void {
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
