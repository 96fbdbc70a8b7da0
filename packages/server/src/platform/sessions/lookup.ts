import { createHash, randomBytes } from 'node:crypto';
import type { CellScope } from '@svcdesk/core/roles';
import type { DictionaryFlags } from '@svcdesk/core/rules';
import { accountActive, groupLive, notDisabled } from '../db/active.ts';
import { statement } from '../db/index.ts';
import type { Country } from './handles.ts';

/** How exactly a session's last contact with the server is kept: not every request writes it down. */
const seenEveryMs = 60_000;

/** A longer pause than this is one without network; a shorter one is not told from one without requests. */
const pauseMs = 2 * seenEveryMs;

/** What waited for the network is sent within this time after it came back; contacts of that time do not count. */
const sendingMs = 15 * 60_000;

/** How often it is written down that streams are open: a phone that only listens is in touch as well. */
export const streamedEveryMs = 5 * 60_000;

/** A stream looks open for so long after its phone lost the network: that is when TCP gives up. */
const lostUnnoticedMs = 16 * 60_000;

/** What is kept of when a session was in touch. */
export interface ContactRow {
  readonly lastSeenAt: string;
  /** When a stream of it was open. It is no use of the session, but its phone could have sent. */
  readonly streamedAt: string | null;
  /** The newest pause: its last contact before and its first one after. */
  readonly awayFrom: string | null;
  readonly awayUntil: string | null;
  /** The latest that another session of the account allows: contact in any session is contact of the account. */
  readonly othersFrom?: string | null;
}

/** Whether a session was without contact for longer than its tenant lets it, as exactly as contacts are kept. */
export function isIdle(
  { lastSeenAt }: Pick<ContactRow, 'lastSeenAt'>,
  minutes: number | null,
  now: Date,
): boolean {
  if (minutes === null) return false;
  return now.getTime() - Date.parse(lastSeenAt) > minutes * 60_000 + seenEveryMs;
}

/**
 * A session that is accepted at a moment: neither ended nor over, nor idle for longer than its tenant lets it. As a
 * condition in SQL on the table of that alias.
 */
export const sessionLive = (of: string, at: string): string =>
  `${of}.ended_at IS NULL AND ${of}.expires_at > ${at} AND NOT EXISTS (
     SELECT FROM tenants whose WHERE whose.id = ${of}.tenant_id AND ${of}.last_seen_at <
       ${at}::timestamptz - whose.idle_minutes * interval '1 minute' - interval '${seenEveryMs} ms')`;

/** When its phone surely had the network last, in milliseconds, whether it asked for something or only listened. */
function lastInTouch({ lastSeenAt, streamedAt }: ContactRow, lastSeenMs = Date.parse(lastSeenAt)): number {
  return streamedAt === null ? lastSeenMs : Math.max(lastSeenMs, Date.parse(streamedAt) - lostUnnoticedMs);
}

/** What a contact at this moment adds to what is kept; undefined when nothing. */
export function contactAt(row: ContactRow, now: Date): ContactRow | undefined {
  const sinceMs = now.getTime() - Date.parse(row.lastSeenAt);
  if (sinceMs <= seenEveryMs) return undefined;
  const lastSeenAt = now.toISOString();
  const inTouchMs = lastInTouch(row);
  if (now.getTime() - inTouchMs <= pauseMs) return { ...row, lastSeenAt };
  return { ...row, lastSeenAt, awayFrom: new Date(inTouchMs).toISOString(), awayUntil: lastSeenAt };
}

/**
 * The earliest time in milliseconds at which something can have been done that only now arrives: the last contact
 * before it in any session of the account, since a client with a connection sends at once. While what waited is still
 * being sent, that is the last contact before the pause.
 */
export function earliestClaim(row: ContactRow, now: Date): number {
  const { lastSeenAt, awayFrom, awayUntil, othersFrom } = row;
  const isSending = awayUntil !== null && now.getTime() - Date.parse(awayUntil) <= sendingMs;
  const own =
    isSending && awayFrom !== null
      ? Date.parse(awayFrom)
      : lastInTouch(row, Date.parse(lastSeenAt) - pauseMs);
  return othersFrom ? Math.max(own, Date.parse(othersFrom)) : own;
}

/** A session with all that its account's rights follow from. */
export interface SessionRow {
  sessionId: string;
  expiresAt: string;
  lastSeenAt: string;
  streamedAt: string | null;
  awayFrom: string | null;
  awayUntil: string | null;
  othersFrom: string | null;
  endedStatus: number | null;
  accountId: string;
  type: number;
  name: string;
  accountName: string;
  gone: boolean;
  mustChangePassword: boolean;
  currentGroupId: string | null;
  customerId: string | null;
  cellScope: CellScope | null;
  /** Of the tenant: after how long without contact a session ends, if it does. */
  idleMinutes: number | null;
  timeZone: string;
  country: Country;
  roles: string[];
  memberGroupIds: string[];
  ledGroupIds: string[];
  /** Shifts of duty about now, for groups that they need not belong to. */
  duties: { groupId: string; shift: string; dutyOn: string; flags: DictionaryFlags | null }[];
  leadsRoot: boolean;
  cellIds: string[];
}

const selectSession = `SELECT s.id AS "sessionId", s.expires_at AS "expiresAt", s.last_seen_at AS "lastSeenAt",
     s.streamed_at AS "streamedAt", s.away_from AS "awayFrom", s.away_until AS "awayUntil",
     (SELECT max(CASE WHEN o.away_from IS NOT NULL AND o.away_until >= $4::timestamptz - interval '${sendingMs} ms'
         THEN o.away_from
         ELSE greatest(o.last_seen_at - interval '${pauseMs} ms', o.streamed_at - interval '${lostUnnoticedMs} ms') END)
       FROM sessions o WHERE o.tenant_id = s.tenant_id AND o.account_id = s.account_id AND o.id <> s.id
     ) AS "othersFrom",
     CASE WHEN s.ended_at IS NOT NULL THEN s.ended_status END AS "endedStatus",
     a.id AS "accountId", a.type, a.name, a.account_name AS "accountName",
     NOT (${accountActive('a')} AND ${notDisabled('t')}) AS gone,
     a.must_change_password AS "mustChangePassword",
     a.current_group_id AS "currentGroupId", a.customer_id AS "customerId", a.cell_scope AS "cellScope",
     t.idle_minutes AS "idleMinutes", t.time_zone AS "timeZone", t.country,
     ARRAY(SELECT r.role FROM account_roles r
       WHERE r.tenant_id = a.tenant_id AND r.account_id = a.id) AS roles,
     ARRAY(SELECT m.group_id FROM group_members m JOIN groups g ON g.tenant_id = m.tenant_id AND g.id = m.group_id
       WHERE m.tenant_id = a.tenant_id AND m.account_id = a.id AND ${groupLive('g')}) AS "memberGroupIds",
     ARRAY(SELECT DISTINCT x.group_id FROM group_leads l
       JOIN group_ancestors x ON x.tenant_id = l.tenant_id AND x.ancestor_id = l.group_id
       WHERE l.tenant_id = a.tenant_id AND l.account_id = a.id) AS "ledGroupIds",
     coalesce((SELECT jsonb_agg(jsonb_build_object('groupId', d.group_id, 'shift', d.shift, 'dutyOn', d.duty_on,
         'flags', f.flags))
       FROM duty_days d LEFT JOIN dictionary_overrides f
         ON f.tenant_id = d.tenant_id AND f.dictionary = 'shiftType' AND f.code = d.shift
       WHERE d.tenant_id = a.tenant_id AND d.account_id = a.id AND d.duty_on = ANY($3::date[])), '[]') AS duties,
     EXISTS(SELECT FROM group_leads l JOIN groups g ON g.tenant_id = l.tenant_id AND g.id = l.group_id
       WHERE l.tenant_id = a.tenant_id AND l.account_id = a.id AND g.parent_id IS NULL
         AND ${groupLive('g')}) AS "leadsRoot",
     CASE WHEN a.type = 2 AND a.cell_scope = 'customer' THEN
       ARRAY(SELECT c.id FROM cells c WHERE c.tenant_id = a.tenant_id AND c.customer_id = a.customer_id)
     WHEN a.type = 2 THEN
       ARRAY(SELECT c.id FROM account_cells x JOIN cells c ON c.tenant_id = x.tenant_id AND c.id = x.cell_id
         WHERE x.tenant_id = a.tenant_id AND x.account_id = a.id AND c.customer_id = a.customer_id)
     ELSE ARRAY[]::uuid[] END AS "cellIds"
   FROM sessions s
   JOIN accounts a ON a.tenant_id = s.tenant_id AND a.id = s.account_id
   JOIN tenants t ON t.id = s.tenant_id
   WHERE s.tenant_id = $1`;

/** One round trip, tenant first: by the token's tenant and hash. */
export const sessionByToken = statement<
  SessionRow,
  [tenantId: string, tokenHash: string, days: readonly string[], at: Date]
>('sessions.byToken', `${selectSession} AND s.token_hash = $2`);

export const sessionById = statement<
  SessionRow,
  [tenantId: string, sessionId: string, days: readonly string[], at: Date]
>('sessions.byId', `${selectSession} AND s.id = $2`);

export const markSeen = statement<
  object,
  [
    tenantId: string,
    sessionId: string,
    lastSeenAt: string,
    address: string,
    awayFrom: string | null,
    awayUntil: string | null,
  ]
>(
  'sessions.markSeen',
  `UPDATE sessions SET last_seen_at = $3, address = $4, away_from = $5, away_until = $6
   WHERE tenant_id = $1 AND id = $2`,
);

/** Of all streams that are open on a server at once, so that five thousand of them cost a statement every few minutes. */
export const markStreamed = statement<
  object,
  [tenantIds: readonly string[], sessionIds: readonly string[], at: Date]
>(
  'sessions.markStreamed',
  `UPDATE sessions s SET streamed_at = $3 FROM unnest($1::text[], $2::uuid[]) AS x (tenant_id, id)
   WHERE s.tenant_id = x.tenant_id AND s.id = x.id`,
);

const shape = /^([a-z][a-z0-9]{0,15})\.[A-Za-z0-9_-]{20,86}$/;

/** A secret that cannot be guessed, prefixed by the tenant, so that finding it starts with the tenant. */
export function newSecret(tenantId: string): string {
  return `${tenantId}.${randomBytes(32).toString('base64url')}`;
}

/** The tenant that a secret names; undefined for text that is no secret of ours. */
export function tenantOfSecret(secret: string): string | undefined {
  return shape.exec(secret)?.[1];
}

/** What is stored of a secret. A plain hash is enough: there are 256 bits to guess. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
