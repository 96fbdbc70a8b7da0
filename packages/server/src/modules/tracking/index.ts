import { timeOrderedId } from '@svcdesk/core';
import type { tracking } from '@svcdesk/core/contract';
import { insertRows } from '../../platform/db/index.ts';
import { trackingEvents } from '../../platform/db/schema/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { addressKey } from '../../platform/sessions/address-key.ts';
import { countBy } from '../../platform/sessions/throttle.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Events that are kept of one address in an hour: an office behind one address, and nobody who fills the disk. */
export const eventsAnHour = 20_000;
/** A phone that was offline sends late; what claims to be older, or from tomorrow, has a wrong clock. */
const maxAgeMs = 7 * dayMs;
const aheadMs = dayMs;

export const trackingHandlers: DomainHandlers<typeof tracking> = {
  /** Who is measured must never wait or see an error for it: what is too much is dropped without a word. */
  async create({ appName, events }, { db, visitor, services, address, now }) {
    const at = now();
    const believable = events.filter((event) => {
      const age = at.getTime() - Date.parse(event.at);
      return age <= maxAgeMs && age >= -aheadMs;
    });
    if (believable.length === 0) return { accepted: 0 };
    const counted = { kind: 'track', subject: addressKey(address), windowMs: hourMs };
    if ((await countBy(db, counted, believable.length, at)) > eventsAnHour) return { accepted: 0 };
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
