import { routes as signIn } from '../features/sign-in/routes.tsx';
import type { ScreenRoute } from '../shared/routing.ts';

/** Every screen of the app: each feature brings its own lines. */
export const routes: readonly ScreenRoute[] = [...signIn];

export function routeAt(path: string): ScreenRoute | undefined {
  return routes.find((route) => route.path === path);
}
