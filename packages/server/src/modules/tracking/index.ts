import { timeOrderedId } from '@svcdesk/core';
import type { tracking } from '@svcdesk/core/contract';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { addressKey } from '../../platform/http/rate-limits.ts';
import { countBy } from '../../platform/sessions/throttle.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Events that are kept of one address in an hour: an office behind one address, and nobody who fills the disk. */
export const eventsAnHour = 20_000;
/** A phone that was offline sends late; what claims to be older, or from tomorrow, has a wrong clock. */
const maxAgeMs = 7 * dayMs;
const aheadMs = dayMs;

const keep = statement<
  object,
  [tenantId: string, accountId: string | null, appName: string, createdAt: string, events: string]
>(
  'tracking.keep',
  `INSERT INTO tracking_events
     (tenant_id, id, account_id, app_name, module, type, page, target, public_ip, at, created_at)
   SELECT $1, e.id, $2, $3, e.module, e.type, e.page, e.target, e."publicIp", e.at, $4
   FROM jsonb_to_recordset($5::jsonb)
     AS e(id uuid, module text, type text, page text, target text, "publicIp" text, at timestamptz)`,
);

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
    await keep.change(
      db,
      visitor?.tenantId ?? services.settings.defaultTenant,
      visitor?.actor.accountId ?? null,
      appName,
      at.toISOString(),
      JSON.stringify(believable.map((event) => ({ ...event, id: timeOrderedId(at.getTime()) }))),
    );
    return { accepted: believable.length };
  },
};
