import { type Permission, permissionRow } from './permission.ts';
import type { Role } from './role.ts';
import type { Scope } from './scope.ts';

/** Menu codes of staff, in the order they show. */
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
  'm.report.suggestion',
  'm.asset',
  'm.examine.status',
  'm.examine.wifi',
  'm.examine.acpoe',
  'm.review',
  'm.message',
  'm.me',
  'm.version',
] as const;

/** Menu codes of clients, in the order they show. */
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

/** What a screen needs to open: a permission, in one of certain scopes if they are named; nothing when absent. */
interface MenuNeed {
  readonly permission?: Permission;
  readonly scopes?: readonly Scope[];
  /** It shows the days of others: hidden from those who lead no people, unless they may see everybody's. */
  readonly ofOthers?: boolean;
}

/** What each entry's screen asks the server for: an entry shows exactly when its screen opens. */
const needs: Readonly<Record<MenuCode, MenuNeed>> = {
  'm.home': { permission: 'order.view' },
  'm.workbench': { permission: 'order.view' },
  'm.order.saas': { permission: 'order.view' },
  // For those who see more orders than their own.
  'm.order.monitor': { permission: 'order.view', scopes: ['monitored', 'led', 'tenant'] },
  'm.order.se': { permission: 'order.view' },
  'm.order.project': { permission: 'order.view' },
  'm.order.device': { permission: 'order.view' },
  'm.order.pm': { permission: 'order.view' },
  'm.entrust.mine': { permission: 'order.view' },
  'm.order.create': { permission: 'order.create' },
  'm.pool': { permission: 'order.view' },
  'm.requirement': { permission: 'requirement.handle' },
  'm.schedule.mine': { permission: 'order.view' },
  'm.schedule.underling': { permission: 'underling.view', ofOthers: true },
  'm.schedule.group': { permission: 'group.view', ofOthers: true },
  'm.duty': { permission: 'order.view' },
  'm.report.suggestion': { permission: 'suggestion.view' },
  'm.asset': { permission: 'asset.view' },
  'm.examine.status': { permission: 'examine.run' },
  'm.examine.wifi': { permission: 'examine.run' },
  'm.examine.acpoe': { permission: 'examine.run' },
  'm.review': {},
  'm.message': {},
  'm.me': {},
  'm.version': {},
  'm.c.home': { permission: 'order.view' },
  'm.c.requirement': { permission: 'requirement.create' },
  'm.c.order': { permission: 'order.view' },
  'm.c.report': { permission: 'report.view' },
  'm.c.unit': { permission: 'asset.view' },
  'm.c.message': {},
  'm.c.me': {},
};

function opens(
  { permission, scopes, ofOthers }: MenuNeed,
  roles: readonly Role[],
  hasTeamMembers = false,
): boolean {
  if (permission === undefined) return true;
  const row = permissionRow(permission);
  const counts = (scope: Scope) =>
    (!scopes || scopes.includes(scope)) && (!ofOthers || hasTeamMembers || scope === 'tenant');
  return roles.some((role) => row[role]?.some(counts));
}

/** An entry of menuList, ready to be named by phrases; menus are flat. */
export interface MenuOptions {
  /** Whether the tenant is linked to a partner, without which there are no entrusted orders. */
  readonly partnerLink: boolean;
  /** Whether the account leads people, or has people on its projects, whose days it may see. */
  readonly hasTeamMembers?: boolean;
  /** An account of a customer: it may have no role yet. */
  readonly isClient?: boolean;
}

/** Menus of an account's roles, in the order they show. */
export function menusOf(
  roles: readonly Role[],
  { partnerLink, hasTeamMembers, isClient }: MenuOptions,
): readonly MenuCode[] {
  if (roles.includes('client')) return clientMenus.filter((code) => opens(needs[code], ['client']));
  // A person who signed up has no role until approved, and sees their own pages alone.
  if (roles.length === 0) return [isClient ? 'm.c.me' : 'm.me'];
  return staffMenus.filter(
    (code) => (partnerLink || code !== 'm.entrust.mine') && opens(needs[code], roles, hasTeamMembers),
  );
}

/**
 * Whether a menu list of a sign-in holds a menu: by code, else, for servers that send names only, by its name.
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
