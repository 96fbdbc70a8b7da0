import type { IconName } from '../shared/components/icon.tsx';
import { messagePaths } from '../shared/domain/messages/message-paths.ts';
import type { BadgeName } from '../shared/platform/badges.ts';
import type { Side } from './guard.ts';
import { sideRouteAt } from './side-routes.ts';

interface TabLine {
  path: string;
  icon: IconName;
  label: 'home' | 'orders' | 'report' | 'pool' | 'schedule' | 'messages' | 'me';
  badge?: BadgeName;
  /** A form has its own bar at the bottom, and leaving it should be meant. */
  form?: true;
}

const lines: Record<Side, readonly TabLine[]> = {
  client: [
    { path: '/clientSide/mainPage', icon: 'home', label: 'home' },
    { path: '/clientSide/orderCenter', icon: 'orders', label: 'orders', badge: 'orders' },
    { path: '/clientSide/orderCenter/buildOrder', icon: 'plus', label: 'report', form: true },
    { path: messagePaths.client.center, icon: 'bell', label: 'messages', badge: 'messages' },
    { path: '/clientSide/userCenter', icon: 'me', label: 'me' },
  ],
  staff: [
    { path: '/userSide/homePage', icon: 'home', label: 'home' },
    { path: '/userSide/orderCenter/orders', icon: 'orders', label: 'orders', badge: 'orders' },
    { path: '/userSide/userCenter/ticketPool', icon: 'pool', label: 'pool', badge: 'pool' },
    { path: '/userSide/workCalendar', icon: 'calendar', label: 'schedule' },
    { path: '/userSide/userCenter', icon: 'me', label: 'me' },
  ],
};

/** The tabs of a side, of screens that exist only. */
export function tabsOf(side: Side): readonly TabLine[] {
  return lines[side].filter((line) => sideRouteAt(line.path) !== undefined);
}
