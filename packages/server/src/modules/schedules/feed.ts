import { SvcdeskError } from '@svcdesk/core';
import { schedules } from '@svcdesk/core/contract';
import { phrasesFor } from '@svcdesk/core/phrases';
import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import ical, { ICalEventStatus } from 'ical-generator';
import { recordEvent } from '../../audit/record-event.ts';
import { statement } from '../../db/index.ts';
import type { ContextOf, FileReply, Locale } from '../../http/handler.ts';
import { newSecret, tenantOfSecret } from '../../sessions/token.ts';
import { isoOf } from '../work/instants.ts';
import { type Entry, entriesBetween } from './entries.ts';

const keep = statement<{ secret: string }, [tenantId: string, accountId: string, secret: string, at: string]>(
  'schedules.keepFeed',
  `INSERT INTO schedule_feeds (tenant_id, account_id, secret, created_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (tenant_id, account_id) DO UPDATE SET account_id = schedule_feeds.account_id RETURNING secret`,
);

const rotate = statement<
  { secret: string },
  [tenantId: string, accountId: string, secret: string, at: string]
>(
  'schedules.rotateFeed',
  `INSERT INTO schedule_feeds (tenant_id, account_id, secret, created_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (tenant_id, account_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at
   RETURNING secret`,
);

interface Owner {
  accountId: string;
  name: string;
  timeZone: string;
  locale: string | null;
}

/** Whose schedule a secret opens, as long as he may sign in. */
const ownerOf = statement<Owner, [tenantId: string, secret: string]>(
  'schedules.feedOwner',
  `SELECT a.id AS "accountId", a.name, t.time_zone AS "timeZone", a.locale FROM schedule_feeds f
   JOIN accounts a ON a.tenant_id = f.tenant_id AND a.id = f.account_id
   JOIN tenants t ON t.id = f.tenant_id
   WHERE f.tenant_id = $1 AND f.secret = $2
     AND a.disabled_at IS NULL AND a.deleted_at IS NULL AND t.disabled_at IS NULL`,
);

/** The private address of the caller's schedule; a new one makes the old one worthless. */
export async function feedAddress(
  { rotate: anew = false }: { rotate?: boolean | undefined },
  context: ContextOf<typeof schedules.feed>,
): Promise<{ url: string }> {
  const { tx, tenantId, actor, baseUrl, requestId, address, device } = context;
  const at = context.now();
  const row = await (anew ? rotate : keep).first(
    tx,
    tenantId,
    actor.accountId,
    newSecret(tenantId),
    at.toISOString(),
  );
  if (!row) throw new SvcdeskError('internal');
  if (anew) {
    const who = { tenantId, accountId: actor.accountId, requestId, address, device };
    await recordEvent(tx, {
      ...who,
      kind: 'schedule.change',
      at,
      object: { kind: 'feed', id: actor.accountId },
    });
  }
  return { url: `${baseUrl}${schedules.feedFile.path.replace(':secret', row.secret)}` };
}

/** What a calendar program shows: the last weeks for looking back, and what is planned for the next months. */
const daysBack = 31;
const daysAhead = 180;
/** How often a calendar program should ask again. */
const refreshSeconds = 900;

function calendarText(owner: Owner, entries: readonly Entry[], locale: Locale, zone: string): string {
  const local = timeZone(zone);
  const calendar = ical({
    name: `${phrasesFor(locale).menus['m.schedule.mine']} · ${owner.name}`,
    prodId: { company: 'svcdesk', product: 'schedule', language: locale.slice(0, 2).toUpperCase() },
    ttl: refreshSeconds,
  });
  /** A day without a time is written by its UTC date, so it is taken as that of the zone. */
  const localDate = (at: string) => new Date(`${dateOfDay(local.dayOf(Date.parse(at)))}T00:00:00Z`);
  for (const entry of entries) {
    const { allDay = false, planStart, planEnd } = entry;
    calendar.createEvent({
      id: `${entry.id}@svcdesk`,
      sequence: entry.version,
      // A time-ordered id tells when the entry was made.
      stamp: new Date(madeAt(entry.id)),
      start: allDay ? localDate(planStart) : new Date(planStart),
      end: allDay ? localDate(planEnd) : new Date(planEnd),
      allDay,
      summary: [entry.orderNo, entry.title].filter(Boolean).join(' '),
      ...(entry.cellName ? { location: entry.cellName } : {}),
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

/** Milliseconds that a UUIDv7 begins with. */
const madeAt = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** A schedule as a calendar file. A secret that opens nothing answers like one that never was. */
export async function feedFile(
  { secret }: { secret: string },
  context: ContextOf<typeof schedules.feedFile>,
): Promise<FileReply> {
  const { db } = context;
  const tenantId = tenantOfSecret(secret);
  const owner = tenantId && (await ownerOf.first(db, tenantId, secret));
  if (!tenantId || !owner) throw new SvcdeskError('notFound');
  const now = context.now();
  const local = timeZone(owner.timeZone);
  const today = local.dayOf(now.getTime());
  const entries = await entriesBetween(db, {
    tenantId,
    accountIds: [owner.accountId],
    from: isoOf(local.dayStart(today - daysBack)),
    to: isoOf(local.dayStart(today + daysAhead)),
    now,
  });
  const locale = owner.locale === 'en' || owner.locale === 'zh-CN' ? owner.locale : context.locale;
  const body = Buffer.from(calendarText(owner, entries, locale, owner.timeZone));
  return { body, type: 'text/calendar; charset=utf-8', size: body.length, name: 'schedule.ics', show: true };
}
