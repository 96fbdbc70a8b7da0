import { routes as customerHome } from '../features/customer-home/routes.tsx';
import { routes as customerMe } from '../features/customer-me/routes.tsx';
import { routes as customerOrders } from '../features/customer-orders/routes.tsx';
import { routes as messages } from '../features/messages/routes.tsx';
import { routes as staffHome } from '../features/staff-home/routes.tsx';
import { routes as staffMe } from '../features/staff-me/routes.tsx';
import { routes as staffOrders } from '../features/staff-orders/routes.tsx';
import type { ScreenRoute } from '../shared/platform/routing.ts';

/** Every screen of the signed-in sides: each feature brings its own lines. Loaded when somebody goes there. */
export const sideRoutes: readonly ScreenRoute[] = [
  ...customerHome,
  ...customerOrders,
  ...customerMe,
  ...staffHome,
  ...staffOrders,
  ...staffMe,
  ...messages,
];

export function sideRouteAt(path: string): ScreenRoute | undefined {
  return sideRoutes.find((route) => route.path === path);
}
