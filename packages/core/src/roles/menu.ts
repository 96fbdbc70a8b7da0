import type { Role, StaffRole } from './role.ts';

/** Menu codes of staff, in the order they show. Source: decided. */
export const staffMenus = [
  'm.home',
  'm.workbench',
  'm.order.saas',
  'm.order.monitor',
  'm.order.se',
  'm.order.project',
  'm.order.device',
  'm.order.pm',
  'm.entrust.mine',
  'm.order.create',
  'm.pool',
  'm.requirement',
  'm.schedule.mine',
  'm.schedule.underling',
  'm.schedule.group',
  'm.duty',
  'm.asset',
  'm.examine.status',
  'm.examine.wifi',
  'm.examine.acpoe',
  'm.review',
  'm.message',
  'm.me',
  'm.version',
] as const;

/** Menu codes of clients, in the order they show. Source: decided. */
export const clientMenus = [
  'm.c.home',
  'm.c.requirement',
  'm.c.order',
  'm.c.report',
  'm.c.unit',
  'm.c.message',
  'm.c.me',
] as const;

/** A menu code of staff. */
export type StaffMenu = (typeof staffMenus)[number];

/** A menu code. */
export type MenuCode = StaffMenu | (typeof clientMenus)[number];

/** Menus that only some roles see; the others are for every role of staff. */
const restricted: Readonly<Partial<Record<StaffMenu, readonly StaffRole[]>>> = {
  'm.schedule.underling': ['monitor', 'lead', 'dispatcher', 'pm'],
  'm.schedule.group': ['monitor', 'lead', 'dispatcher', 'pm'],
  'm.requirement': ['monitor', 'lead', 'dispatcher', 'pm'],
  'm.order.monitor': ['monitor', 'lead', 'dispatcher'],
};

/** An entry of menuList, ready to be named by phrases; menus are flat. */
export interface MenuOptions {
  /** Whether the tenant is linked to a partner, without which there are no entrusted orders. */
  readonly partnerLink: boolean;
}

/** Menus of an account's roles, in the order they show. */
export function menusOf(roles: readonly Role[], { partnerLink }: MenuOptions): readonly MenuCode[] {
  if (roles.includes('client')) return clientMenus;
  // An engineer whose registration is under review has no role yet and sees his own pages alone.
  if (roles.length === 0) return ['m.me'];
  return staffMenus.filter((code) => {
    if (code === 'm.entrust.mine') return partnerLink;
    const only = restricted[code];
    return !only || only.some((role) => roles.includes(role));
  });
}

/**
 * Whether a menu list of a sign-in holds a menu: by code, else, for servers that send names only, by its name.
 * Source: product document, section 6 (the external tab shows when the entry for my entrusted orders is there).
 */
export function hasMenu(
  menuList: readonly MenuItem[] | null | undefined,
  code: MenuCode,
  name: string,
): boolean {
  return (menuList ?? []).some(
    (entry) =>
      (entry.code ? entry.code === code : entry.name === name) || hasMenu(entry.children, code, name),
  );
}

/** An entry of a sign-in's menuList. */
export interface MenuItem {
  readonly name: string;
  readonly code?: string | undefined;
  readonly children?: readonly MenuItem[] | undefined;
}
