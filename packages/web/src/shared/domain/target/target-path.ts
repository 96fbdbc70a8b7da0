import type { OtherWorkKind } from '@svcdesk/core/rules';
import { isBuilt } from '../../platform/built-screens.ts';
import { withQuery } from '../../platform/routing.ts';
import { assetPaths } from '../asset/asset-paths.ts';
import { clientPaths } from '../client-order/paths.ts';
import { mePath } from '../me/me-paths.ts';
import { staffPaths } from '../order/staff-paths.ts';

/** What a message, a push or a code is about. */
export interface Target {
  readonly kind: string;
  readonly id: string;
}

/** Which screen shows a thing of a kind, on each side. */
const screens = {
  client: {
    order: clientPaths.detail,
    requirement: '/clientSide/requireCenter/orderDetail',
    message: '/clientSide/requireCenter/newsDetail',
    join: mePath('client'),
  },
  staff: {
    order: staffPaths.detail,
    requirement: '/userSide/requireCenter/detail',
    message: '/userSide/orderCenter/newsDetail',
    join: mePath('staff', 'storeInfo'),
    project: '/userSide/orderCenter/projectOrderDetail',
    pm: '/userSide/orderCenter/pmOrders/pendingPmDetail',
    device: '/userSide/deviceOrder/orderDetail',
    entrusted: '/userSide/orderCenter/trustOrders/detail',
    asset: assetPaths.asset,
    review: '/userSide/auditTrails/auditDetails',
  } satisfies Readonly<Record<OtherWorkKind | 'order', string> & Record<string, string>>,
};

/** What one begins from outside, such as from the icon of the installed app: `kind=start`, and what as its id. */
const starts: Readonly<Record<'client' | 'staff', Readonly<Record<string, string>>>> = {
  client: { report: clientPaths.build, scan: withQuery(clientPaths.build, { scan: '1' }) },
  staff: { report: staffPaths.build, scan: withQuery(assetPaths.asset, { scan: '1' }) },
};

/** Where a thing is shown on a side; undefined when this side has no screen for it. */
export function targetPath(side: 'client' | 'staff', { kind, id }: Target): string | undefined {
  if (kind === 'start') return starts[side][id];
  const path = new Map(Object.entries<string>(screens[side])).get(kind);
  return path !== undefined && isBuilt(path) ? withQuery(path, { id }) : undefined;
}
