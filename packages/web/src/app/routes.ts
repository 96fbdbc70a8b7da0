import { routes as signIn } from '../features/sign-in/routes.tsx';
import type { ScreenRoute } from '../shared/platform/routing.ts';

/** Screens that anybody may see: all that the first script knows of. The others load with their side. */
export const publicRoutes: readonly ScreenRoute[] = signIn;

export function publicRouteAt(path: string): ScreenRoute | undefined {
  return publicRoutes.find((route) => route.path === path);
}
