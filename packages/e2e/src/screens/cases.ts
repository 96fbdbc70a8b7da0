import { framedRoutes } from '@svcdesk/web/framed-routes';
import { publicRoutes } from '@svcdesk/web/routes';
import { sideRoutes } from '@svcdesk/web/side-routes';
import type { Ask, ScreenCase } from './area.ts';
import { areas } from './areas/index.ts';

const routes = new Map([...publicRoutes, ...framedRoutes, ...sideRoutes].map((route) => [route.path, route]));

/** Who looks at the screens of each audience. */
const viewerByPath = { public: undefined, client: 'customer-a', staff: 'engineer', lead: 'lead' } as const;

function lookerAt(path: string): string | undefined {
  return named[path] ?? viewerByPath[routeOf({ path }).audience];
}

function routeOf({ path }: ScreenCase) {
  const route = routes.get(path);
  if (!route) throw new Error(`the app has no screen at ${path}`);
  return route;
}

const named = Object.assign({}, ...areas.map((area) => area.viewerByPath)) as Readonly<
  Record<string, string>
>;

function withLooker(screen: ScreenCase): ScreenCase {
  const as = screen.as ?? lookerAt(screen.path);
  return as === undefined ? screen : { ...screen, as };
}

/** Every screen of the app, shown with its own sample to the person it is made for. */
export const ownCases: readonly ScreenCase[] = [...routes.values()]
  .map(({ path, sample }) => ({ path, ...(sample !== undefined && { about: sample }) }))
  .map(withLooker);

/** Some of them once more, because they show other things, or to other people. */
export const furtherCases: readonly ScreenCase[] = areas.flatMap(({ cases = [] }) => cases).map(withLooker);

/** A name for titles and pictures. */
export function screenName({ path, about, query, as }: ScreenCase): string {
  const parts = [
    path.slice(1).replaceAll('/', '-'),
    about,
    as !== lookerAt(path) && as,
    ...Object.values(query ?? {}),
  ];
  return parts.filter(Boolean).join('-');
}

const finders = new Map(areas.flatMap(({ samples = {} }) => Object.entries(samples)));

/** Where a screen is shown: its sample is looked up now, for journeys beside it change what there is. */
export async function addressOf(screen: ScreenCase, ask: Ask): Promise<string> {
  const { path, about, query } = screen;
  const pairs = new URLSearchParams(query);
  if (about !== undefined) {
    const found = await finders.get(about)?.(ask);
    if (!found) throw new Error(`the demo data has nothing that is ${about}`);
    for (const word of routeOf(screen).needs ?? ['id']) pairs.set(word, String(Reflect.get(found, word)));
  }
  return `/#${path}${pairs.size > 0 ? `?${pairs}` : ''}`;
}
