import { SvcdeskError } from '@svcdesk/core';
import type { EventStreams, Services } from '../../platform/http/services.ts';
import { eventsChannel } from '../../platform/notify/channel.ts';
import { accessChannel } from '../../platform/sessions/access.ts';
import { markStreamed, streamedEveryMs } from '../../platform/sessions/lookup.ts';
import type { AccountStreams } from './account-streams.ts';
import type { WorkVisibility } from './audience.ts';
import { keptDays, type Position, readBookmark } from './event-rows.ts';
import { createOpenStreams, type TenantStreams } from './open-streams.ts';
import { openStream } from './stream.ts';

/** Sessions that one statement notes at most: others want the database too. */
const sessionsAtOnce = 1000;
const fullRetryMs = 30_000;
/**
 * The stream of a phone that lost its network looks open until TCP gives up, a quarter of an hour later, and the phone
 * comes back each minute. What is open for so long gives way; what is newer does not, or windows would push each other out.
 */
const givesWayAfterMs = 60_000;
/** A little less than events are kept. */
const resumeWithinMs = (keptDays * 24 - 1) * 3_600_000;
/** Behind all events that will ever be: a client placed there may have missed any number of them. */
const endOfLog: Position = { xid: Number.MAX_SAFE_INTEGER, id: 0 };

/** Times that tests shorten. */
export interface HubTimes {
  /** How often a stream sends a heartbeat and its session is checked. */
  readonly heartbeatMs: number;
  /** How often it is looked for what no notification announced. */
  readonly lookMs: number;
}

const usualTimes: HubTimes = { heartbeatMs: 20_000, lookMs: 5000 };

type Parts = Pick<Services, 'db' | 'access' | 'log' | 'now' | 'settings'> & {
  readonly visibility: WorkVisibility;
};

export async function createEventHub(parts: Parts, times: HubTimes = usualTimes): Promise<EventStreams> {
  const { db, log, now } = parts;
  const { eventStreams: maxStreams } = parts.settings;
  const failed = (error: unknown): void => log.error({ err: error }, 'events could not be read');
  const { tenants, placeFor, leave } = createOpenStreams({
    ...parts,
    heartbeatMs: times.heartbeatMs,
    failed,
  });
  let ended = false;

  const wake = (tenantId: string): void =>
    void tenants
      .get(tenantId)
      ?.feed.then((feed) => feed.wake())
      .catch(failed);

  const stopHearing = await db.listen(eventsChannel, wake);
  // Changed rights hold at once: a record that was visible a moment ago may not be any more.
  const stopWatching = await db.listen(accessChannel, (account) => {
    const [tenantId = '', accountId = ''] = account.split(' ');
    const streams = tenants.get(tenantId)?.accounts.get(accountId);
    streams?.change();
    // If it fails, the next event or beat asks again.
    streams?.check().catch(() => {});
  });

  let notedMs = now().getTime();
  async function noteSometimes(): Promise<void> {
    const at = now();
    if (at.getTime() - notedMs < streamedEveryMs) return;
    notedMs = at.getTime();
    await noteSessions(db, tenants, at);
  }

  const looking = setInterval(() => {
    for (const tenantId of tenants.keys()) wake(tenantId);
    noteSometimes().catch((error: unknown) => log.error({ err: error }, 'open streams could not be noted'));
  }, times.lookMs).unref();

  /** The oldest stream of a session, else of the account, if it is old enough to give way to a new one. */
  function replaceable({ streams }: AccountStreams, sessionId: string) {
    const inOrder = [...streams];
    const oldest = inOrder.find((stream) => stream.sessionId === sessionId) ?? inOrder[0];
    const isOld = oldest !== undefined && now().getTime() - oldest.openedMs >= givesWayAfterMs;
    return isOld ? oldest : undefined;
  }

  function endAll(): void {
    ended = true;
    for (const { accounts } of [...tenants.values()]) {
      for (const { streams } of [...accounts.values()]) for (const stream of [...streams]) stream.end();
    }
  }

  return {
    async open(signedIn, lastEventId) {
      if (ended) throw new SvcdeskError('unavailable', { retryAfterMs: 1000 });
      const { sessionId } = signedIn;
      const { tenant, account } = placeFor(signedIn);
      const isFull = account.streams.size >= maxStreams;
      const replaced = isFull ? replaceable(account, sessionId) : undefined;
      if (isFull && !replaced)
        throw new SvcdeskError('tooManyRequests', { reason: 'tooManyAtOnce', retryAfterMs: fullRetryMs });
      const stream = openStream({ account, sessionId, now, ended: () => leave(tenant, stream) });
      account.streams.add(stream);
      replaced?.end();
      try {
        const feed = await tenant.feed;
        const bookmark = lastEventId === undefined ? undefined : readBookmark(lastEventId);
        const isTooOld = bookmark && now().getTime() - bookmark.sentAt > resumeWithinMs;
        await feed.join(stream, isTooOld ? endOfLog : bookmark);
        // Who left meanwhile is let go of once more.
        if (!account.streams.has(stream)) feed.leave(stream);
        stream.start(() => feed.positionOf(stream));
        return stream;
      } catch (error) {
        stream.end();
        throw error;
      }
    },
    state() {
      let count = 0;
      const positions: (Position & { tenantId: string })[] = [];
      for (const [tenantId, { opened, accounts }] of tenants) {
        for (const { streams } of accounts.values()) count += streams.size;
        if (opened) positions.push({ tenantId, ...opened.position() });
      }
      return { count, positions };
    },
    endAll,
    async close() {
      endAll();
      clearInterval(looking);
      await stopHearing();
      await stopWatching();
    },
  };
}

/** Writes down which sessions listen: a session that listens counts as in use. */
async function noteSessions(
  db: Services['db'],
  tenants: ReadonlyMap<string, TenantStreams>,
  at: Date,
): Promise<void> {
  const open = new Map<string, string>();
  for (const [tenantId, { accounts }] of tenants) {
    for (const { streams } of accounts.values())
      for (const { sessionId } of streams) open.set(sessionId, tenantId);
  }
  // In one order on all servers, so that two cannot wait for each other.
  const sessionIds = [...open.keys()].sort();
  for (let from = 0; from < sessionIds.length; from += sessionsAtOnce) {
    const piece = sessionIds.slice(from, from + sessionsAtOnce);
    const tenantIds = piece.map((id) => open.get(id) ?? '');
    await markStreamed.change(db, tenantIds, piece, at);
  }
}
