/** How exactly a session's last contact with the server is kept: not every request writes it down. */
const seenEveryMs = 60_000;
/** A longer pause than this is one without network; a shorter one is not told from one without requests. */
export const pauseMs = 2 * seenEveryMs;
/** What waited for the network is sent within this time after it came back; contacts of that time do not count. */
export const sendingMs = 15 * 60_000;

/** How often it is written down that streams are open: a phone that only listens is in touch as well. */
export const streamedEveryMs = 5 * 60_000;
/** A stream looks open for so long after its phone lost the network: that is when TCP gives up. */
export const lostUnnoticedMs = 16 * 60_000;

/** What is kept of when a session was in touch. */
export interface ContactRow {
  readonly lastSeenAt: string;
  /** When a stream of it was open. It is no use of the session, but its phone could have sent. */
  readonly streamedAt: string | null;
  /** The newest pause: its last contact before and its first one after. */
  readonly awayFrom: string | null;
  readonly awayUntil: string | null;
  /** The latest that another session of the account allows: whoever is in touch anywhere is in touch. */
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
 * A session that lets somebody in at a moment: neither ended nor over, nor idle for longer than its tenant lets it. As a
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
 * before it in any session of the account, since whoever is in touch sends at once. While what waited is still being
 * sent, that is the last contact before the pause.
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
