import { publicPaths, staffPaths, withQuery } from '../../shared/platform/paths.ts';

/** What the server pushes (server, push). */
export interface Pushed {
  readonly title: string;
  readonly body: string;
  /** News of one kind about one thing take the place of each other. */
  readonly tag: string;
  readonly target: { readonly kind: string; readonly id: string };
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

/** What the icon of the installed app, or what is shared to it, begins; and what of that could not be kept. */
export function startScreen(what: 'report' | 'scan', lost?: 'photos'): string {
  return `./#${withQuery(publicPaths.deepLink, { kind: 'start', id: what, ...(lost && { lost }) })}`;
}

/** Which screen a tap leads to: the acceptance that was asked for, else the record itself, after the sign-in if need be. */
export function screenOf(action: string, { kind, id }: Pushed['target']): string {
  const path =
    action === 'accept'
      ? withQuery(staffPaths.order.accept, { id })
      : withQuery(publicPaths.deepLink, { kind, id });
  return `./#${path}`;
}
