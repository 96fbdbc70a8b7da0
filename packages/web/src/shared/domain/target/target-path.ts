import type { OtherWorkKind } from '@svcdesk/core/rules';
import { clientPaths, staffPaths, withQuery } from '../../platform/paths.ts';
import { isBuilt } from '../../platform/screens.ts';

/** What a message, a push or a code is about. */
export interface Target {
  readonly kind: string;
  readonly id: string;
}

/** Which screen shows a record of a kind, on each side. */
const screens = {
  client: {
    order: clientPaths.order.detail,
    requirement: clientPaths.requirement.detail,
    message: clientPaths.messages.detail,
    join: clientPaths.me.page,
  },
  staff: {
    order: staffPaths.order.detail,
    requirement: staffPaths.requirement.detail,
    message: staffPaths.messages.detail,
    join: staffPaths.me.organisation,
    project: staffPaths.project.detail,
    pm: staffPaths.pm.pending,
    device: staffPaths.device.detail,
    entrusted: staffPaths.entrust.detail,
    asset: staffPaths.asset.detail,
    review: staffPaths.review.detail,
  } satisfies Readonly<Record<OtherWorkKind | 'order', string> & Record<string, string>>,
};

/** What one begins from outside, such as from the icon of the installed app: `kind=start`, and what as its id. */
const starts: Readonly<Record<'client' | 'staff', Readonly<Record<string, string>>>> = {
  client: { report: clientPaths.order.build, scan: withQuery(clientPaths.order.build, { scan: '1' }) },
  staff: { report: staffPaths.order.build, scan: withQuery(staffPaths.asset.detail, { scan: '1' }) },
};

/** Where a record is shown on a side; undefined when this side has no screen for it. */
export function targetPath(side: 'client' | 'staff', { kind, id }: Target): string | undefined {
  if (kind === 'start') return starts[side][id];
  const path = new Map(Object.entries<string>(screens[side])).get(kind);
  return path !== undefined && isBuilt(path) ? withQuery(path, { id }) : undefined;
}
