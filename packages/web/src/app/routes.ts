import { routes as signIn } from '../features/sign-in/routes.tsx';
import type { Screen } from '../shared/platform/screens.ts';

/** Screens that anybody may see: all that the first script knows of. The others load with their side. */
export const publicRoutes: readonly Screen[] = signIn;

export function publicRouteAt(path: string): Screen | undefined {
  return publicRoutes.find((route) => route.path === path);
}
