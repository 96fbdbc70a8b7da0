import { timeOrderedId } from '@svcdesk/core';
import type { tracking } from '@svcdesk/core/contract';
import { insertRows } from '../../platform/db/index.ts';
import { trackingEvents } from '../../platform/db/schema/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { countBy, hourMs, ofAccount, ofAddress } from '../../platform/sessions/throttle.ts';

const dayMs = 24 * hourMs;
/** Events that are kept in an hour of an account; of visitors by address and its networks; and of all visitors. */
export const eventsAnHour = { account: 5_000, visitors: 2_000, allVisitors: 50_000 };
/** A phone that was offline sends late; what claims to be older, or from tomorrow, has a wrong clock. */
const maxAgeMs = 7 * dayMs;
const aheadMs = dayMs;

export const trackingHandlers: DomainHandlers<typeof tracking> = {
  /** Tracking must never delay a client or show an error: events beyond the limit are dropped silently. */
  async create({ appName, events }, { db, visitor, services, address, now }) {
    const at = now();
    const believable = events.filter((event) => {
      const age = at.getTime() - Date.parse(event.at);
      return age <= maxAgeMs && age >= -aheadMs;
    });
    if (believable.length === 0) return { accepted: 0 };
    const limits = visitor
      ? [ofAccount(visitor, 'track', eventsAnHour.account, hourMs)]
      : [
          ...ofAddress(address, 'track', eventsAnHour.visitors),
          { kind: 'track', subject: 'all', most: eventsAnHour.allVisitors, windowMs: hourMs },
        ];
    for (const limit of limits) {
      if ((await countBy(db, limit, believable.length, at)) > limit.most) return { accepted: 0 };
    }
    const rows = believable.map((event) => ({
      ...event,
      tenantId: visitor?.tenantId ?? services.settings.defaultTenant,
      id: timeOrderedId(at.getTime()),
      accountId: visitor?.actor.accountId,
      appName,
      createdAt: at.toISOString(),
    }));
    await insertRows(db, trackingEvents, rows);
    return { accepted: believable.length };
  },
};
