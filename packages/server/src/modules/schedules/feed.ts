import { createHash } from 'node:crypto';
import { SvcdeskError } from '@svcdesk/core';
import { type CheckedRequestOf, type DataOf, schedules } from '@svcdesk/core/contract';
import { phrasesFor } from '@svcdesk/core/phrases';
import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import ical, { ICalEventStatus } from 'ical-generator';
import { isoOf } from '../../engine/timestamps.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { accountActive, notDisabled } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf, FileReply, Locale } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { hashOfSecret, newSecret, tenantOfSecret } from '../../platform/sessions/lookup.ts';
import type { PlanEntries } from '../plans/index.ts';

/** An address in the place of one that there is already only where that is asked for. */
const make = statement<
  object,
  [tenantId: string, accountId: string, secretHash: string, at: string, anew: boolean]
>(
  'schedules.makeFeed',
  `INSERT INTO schedule_feeds (tenant_id, account_id, secret_hash, created_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (tenant_id, account_id)
   DO UPDATE SET secret_hash = excluded.secret_hash, created_at = excluded.created_at WHERE $5`,
);

const revoke = statement<object, [tenantId: string, accountId: string]>(
  'schedules.revokeFeed',
  'DELETE FROM schedule_feeds WHERE tenant_id = $1 AND account_id = $2',
);

const since = statement<{ since: string }, [tenantId: string, accountId: string]>(
  'schedules.feedSince',
  `SELECT created_at AS since FROM schedule_feeds WHERE tenant_id = $1 AND account_id = $2`,
);

interface Owner {
  accountId: string;
  name: string;
  timeZone: string;
  locale: string | null;
}

/** Whose schedule a secret opens, as long as they may sign in. */
const ownerOf = statement<Owner, [tenantId: string, secretHash: string]>(
  'schedules.feedOwner',
  `SELECT a.id AS "accountId", a.name, t.time_zone AS "timeZone", a.locale FROM schedule_feeds f
   JOIN accounts a ON a.tenant_id = f.tenant_id AND a.id = f.account_id
   JOIN tenants t ON t.id = f.tenant_id
   WHERE f.tenant_id = $1 AND f.secret_hash = $2
     AND ${accountActive('a')} AND ${notDisabled('t')}`,
);

/**
 * The private address of the caller's schedule. Only its hash is kept, so it is given when it is made and not again; a
 * new one makes the old one worthless, and without one the schedule is readable by its owner only.
 */
export async function feedAddress(
  { rotate: anew = false, revoke: away = false }: CheckedRequestOf<typeof schedules.feed>,
  context: ContextOf<typeof schedules.feed>,
): Promise<DataOf<typeof schedules.feed>> {
  const { tx, tenantId, actor, baseUrl } = context;
  const { accountId } = actor;
  if (anew && away) throw invalid('revoke', 'notWith', { field: 'rotate' });
  if (away) {
    if ((await revoke.change(tx, tenantId, accountId)) > 0) await noteChange(context, 'revoked');
    return {};
  }
  const at = context.now().toISOString();
  const secret = newSecret(tenantId);
  const made = await make.change(tx, tenantId, accountId, hashOfSecret(secret), at, anew);
  if (made === 0) return (await since.first(tx, tenantId, accountId)) ?? {};
  await noteChange(context, 'made');
  return { url: `${baseUrl}${schedules.feedFile.path.replace(':secret', secret)}`, since: at };
}

/** Holders of the address see the schedule: when there was one is part of the history. */
function noteChange(context: ContextOf<typeof schedules.feed>, address: 'made' | 'revoked'): Promise<void> {
  return recordAct(context.tx, context, {
    kind: 'schedule.change',
    object: { kind: 'feed', id: context.actor.accountId },
    changes: { address },
  });
}

/** What a calendar program shows: the last weeks for looking back, and what is planned for the next months. */
const daysBack = 31;
const daysAhead = 180;
/** How often a calendar program should ask again. */
const refreshSeconds = 900;

function calendarText(
  owner: Owner,
  entries: Awaited<ReturnType<PlanEntries['revised']>>,
  locale: Locale,
  zone: string,
): string {
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
      // One that was moved is the same event to a calendar program, which would show both otherwise.
      id: `${entry.firstId}@svcdesk`,
      sequence: entry.revision,
      // A time-ordered id tells when the entry was made.
      stamp: new Date(madeAt(entry.id)),
      start: allDay ? localDate(planStart) : new Date(planStart),
      end: allDay ? localDate(planEnd) : new Date(planEnd),
      allDay,
      summary: [entry.orderNo, entry.title].filter(Boolean).join(' '),
      location: entry.cellName || undefined,
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
  planned: PlanEntries,
): Promise<FileReply> {
  const { db } = context;
  const tenantId = tenantOfSecret(secret);
  const owner = tenantId && (await ownerOf.first(db, tenantId, hashOfSecret(secret)));
  if (!tenantId || !owner) throw new SvcdeskError('notFound');
  const now = context.now();
  const local = timeZone(owner.timeZone);
  const today = local.dayOf(now.getTime());
  const entries = await planned.revised(db, {
    tenantId,
    accountIds: [owner.accountId],
    from: isoOf(local.dayStart(today - daysBack)),
    to: isoOf(local.dayStart(today + daysAhead)),
    now,
  });
  const locale = owner.locale === 'en' || owner.locale === 'zh-CN' ? owner.locale : context.locale;
  const body = Buffer.from(calendarText(owner, entries, locale, owner.timeZone));
  // Programs fetch it every few hours, and most of the time nothing has changed.
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const type = 'text/calendar; charset=utf-8';
  return { body, type, size: body.length, name: 'schedule.ics', show: true, etag };
}
