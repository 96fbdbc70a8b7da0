import { routes as deepLink } from '../features/deep-link/routes.tsx';
import { routes as recovery } from '../features/recovery/routes.tsx';
import { routes as register } from '../features/register/routes.tsx';
import { publicRoutes as skills } from '../features/skills/routes.tsx';
import type { Screen } from '../shared/platform/screens.ts';

/** Public screens that read and write as those behind the sign-in do. Loaded when a visitor goes there. */
export const framedRoutes: readonly Screen[] = [...recovery, ...register, ...skills, ...deepLink];

export function framedRouteAt(path: string): Screen | undefined {
  return framedRoutes.find((route) => route.path === path);
}
