import { menusEn, menusZhCN } from '@svcdesk/core/phrases';
import { hasMenu, type MenuItem, type StaffMenu, staffMenus } from '@svcdesk/core/roles';
import { orderSource } from '@svcdesk/core/rules';
import type { IconName } from '../../shared/components/icon.tsx';
import { ordersPath } from '../../shared/domain/order/order-filters.ts';
import { centrePath } from '../../shared/domain/order-centre/order-centre-tabs.tsx';
import type { Locale } from '../../shared/platform/i18n/locale.ts';
import { pathOfMenu } from '../../shared/platform/screens.ts';

export interface Entry {
  code: StaffMenu;
  name: string;
  icon: IconName;
  path: string;
}

/** Entries under which the same list shows another part of it. */
const elsewhere: Readonly<Partial<Record<StaffMenu, () => string>>> = {
  'm.order.monitor': () => ordersPath({ scope: 'tenant', source: [orderSource.monitoring] }),
  // In the scope that suits who reads: not everybody looks into more than their own.
  'm.order.se': () => ordersPath({ source: [orderSource.se] }),
  'm.order.project': () => centrePath('project'),
};

const icons: Readonly<Record<StaffMenu, IconName>> = {
  'm.home': 'home',
  'm.workbench': 'chart',
  'm.order.saas': 'orders',
  'm.order.monitor': 'warning',
  'm.order.se': 'tool',
  'm.order.project': 'file',
  'm.order.device': 'device',
  'm.order.pm': 'check',
  'm.entrust.mine': 'share',
  'm.order.create': 'plus',
  'm.pool': 'pool',
  'm.requirement': 'edit',
  'm.schedule.mine': 'calendar',
  'm.schedule.underling': 'people',
  'm.schedule.group': 'people',
  'm.duty': 'clock',
  'm.report.suggestion': 'chart',
  'm.asset': 'scan',
  'm.examine.status': 'device',
  'm.examine.wifi': 'globe',
  'm.examine.acpoe': 'refresh',
  'm.review': 'star',
  'm.message': 'bell',
  'm.me': 'me',
  'm.version': 'info',
};

/** The workbench itself is no entry of its own. */
const here: StaffMenu = 'm.workbench';

/** What an account's workbench leads to: the entries of its menu that this app has a screen for, in the menu's order. */
export function entriesOf(menuList: readonly MenuItem[], locale: Locale): Entry[] {
  const names = locale === 'en' ? menusEn : menusZhCN;
  return staffMenus.flatMap((code) => {
    if (code === here || !hasMenu(menuList, code, menusZhCN[code])) return [];
    const path = elsewhere[code]?.() ?? pathOfMenu(code);
    return path === undefined ? [] : [{ code, name: names[code], icon: icons[code], path }];
  });
}
