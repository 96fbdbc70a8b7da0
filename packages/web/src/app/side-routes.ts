import type { SignedIn } from '@svcdesk/core';
import { menusZhCN } from '@svcdesk/core/phrases';
import { hasMenu, type MenuItem, type Side, sideOf } from '@svcdesk/core/roles';
import { routes as account } from '../features/account/routes.tsx';
import { routes as assets } from '../features/assets/routes.tsx';
import { routes as attachments } from '../features/attachments/routes.tsx';
import { routes as clientRequirements } from '../features/client-requirements/routes.tsx';
import { routes as customerHome } from '../features/customer-home/routes.tsx';
import { routes as customerOrders } from '../features/customer-orders/routes.tsx';
import { routes as deviceChecks } from '../features/device-checks/routes.tsx';
import { routes as deviceOrders } from '../features/device-orders/routes.tsx';
import { routes as engineers } from '../features/engineers/routes.tsx';
import { routes as entrust } from '../features/entrust/routes.tsx';
import { routes as messages } from '../features/messages/routes.tsx';
import { routes as pm } from '../features/pm/routes.tsx';
import { routes as projects } from '../features/projects/routes.tsx';
import { routes as reports } from '../features/reports/routes.tsx';
import { routes as requirements } from '../features/requirements/routes.tsx';
import { routes as reviews } from '../features/reviews/routes.tsx';
import { routes as schedules } from '../features/schedules/routes.tsx';
import { routes as skills } from '../features/skills/routes.tsx';
import { routes as staffHome } from '../features/staff-home/routes.tsx';
import { routes as staffOrders } from '../features/staff-orders/routes.tsx';
import { routes as ticketPool } from '../features/ticket-pool/routes.tsx';
import { routes as workbench } from '../features/workbench/routes.tsx';
import { type Screen, type ScreenTab, setBuiltScreens } from '../shared/platform/screens.ts';
import { sideOfPath } from './guard.ts';

/** Every screen of the signed-in sides: each feature brings its own lines. Loaded when a person goes there. */
export const sideRoutes: readonly Screen[] = [
  ...clientRequirements,
  ...customerHome,
  ...customerOrders,
  ...staffHome,
  ...staffOrders,
  ...ticketPool,
  ...requirements,
  ...workbench,
  ...pm,
  ...deviceOrders,
  ...deviceChecks,
  ...schedules,
  ...account,
  ...skills,
  ...messages,
  ...engineers,
  ...entrust,
  ...projects,
  ...reviews,
  ...reports,
  ...attachments,
  ...assets,
];

setBuiltScreens(sideRoutes);

export function sideRouteAt(path: string): Screen | undefined {
  return sideRoutes.find((route) => route.path === path);
}

/** Whether an account's menu has the entry that leads to a screen; most screens ask for none. */
export function mayOpen(
  { menu }: Pick<Screen, 'menu'>,
  { menuList }: { menuList: readonly MenuItem[] },
): boolean {
  return menu === undefined || hasMenu(menuList, menu, menusZhCN[menu]);
}

/** Every screen of a side. */
export function screensOf(side: Side): readonly Screen[] {
  return sideRoutes.filter(({ path }) => sideOfPath(path) === side);
}

/** A screen that has its place in the tab bar. */
export type TabScreen = Screen & { readonly tab: ScreenTab };

/** The tabs of an account, from the left. */
export function tabsOf(account: Pick<SignedIn, 'type' | 'menuList'>): readonly TabScreen[] {
  return screensOf(sideOf(account))
    .filter((screen): screen is TabScreen => screen.tab !== undefined && mayOpen(screen, account))
    .toSorted((one, other) => one.tab.place - other.tab.place);
}
