import type { ComponentType } from 'react';

/** Who may see a screen: anybody, clients, staff. */
export type Audience = 'public' | 'client' | 'staff';

/** One line of a feature's routes: adding it is what adds the screen to the app. */
export interface ScreenRoute {
  /** As in the product document, section 2; what is passed on stands in the query. */
  path: string;
  audience: Audience;
  load: () => Promise<ComponentType>;
}

/** Writes the line. `load` imports the screen's file and names its component, so that each screen is a chunk of its own. */
export function screen(path: string, audience: Audience, load: ScreenRoute['load']): ScreenRoute {
  return { path, audience, load };
}

/** Adds what a screen is about to its path: `withQuery('/x', { id })` is `/x?id=…`. Absent values are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}
