import { menusZhCN } from '@svcdesk/core/phrases';
import type { Side } from '@svcdesk/core/roles';
import { hasMenu, type MenuItem } from '@svcdesk/core/roles';
import type { Screen } from '../shared/platform/screens.ts';
import { sideOfPath } from './guard.ts';
import { sideRoutes } from './side-routes.ts';

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
