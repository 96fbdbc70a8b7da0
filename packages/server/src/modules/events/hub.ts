import { SvcdeskError } from '@svcdesk/core';
import type { EventStreams, Services } from '../../platform/http/services.ts';
import { eventsChannel } from '../../platform/notify/channel.ts';
import { accessChannel } from '../../platform/sessions/access.ts';
import { keptDays, type Position } from './event-rows.ts';
import { type Feed, openFeed } from './feed.ts';
import type { WorkSights } from './sights.ts';
import { type EventStream, openStream, readBookmark } from './stream.ts';

/** Streams that an account may have open on one server: a few devices with a few windows each. */
export const maxStreams = 10;
const fullRetryMs = 30_000;
/** A little less than events are kept. */
const resumeWithinMs = (keptDays * 24 - 1) * 3_600_000;
/** Behind everything that will ever be: who stands there has missed nobody knows what. */
const nowhere: Position = { xid: Number.MAX_SAFE_INTEGER, id: 0 };

/** Times that tests shorten. */
export interface HubTimes {
  /** How often a stream shows that it lives, and that its session is looked at. */
  readonly heartbeatMs: number;
  /** How often it is looked for what no notification announced. */
  readonly lookMs: number;
}

const usualTimes: HubTimes = { heartbeatMs: 20_000, lookMs: 5000 };

type Parts = Pick<Services, 'db' | 'access' | 'log' | 'now'> & { readonly sights: WorkSights };

/** What is open of one tenant. */
interface Room {
  readonly feed: Promise<Feed>;
  readonly streams: Set<EventStream>;
}

export async function createEventHub(parts: Parts, times: HubTimes = usualTimes): Promise<EventStreams> {
  const { db, access, log, sights, now } = parts;
  const rooms = new Map<string, Room>();
  let ended = false;

  const failed = (error: unknown): void => log.error({ err: error }, 'events could not be read');

  const wake = (tenantId: string): void =>
    void rooms
      .get(tenantId)
      ?.feed.then((feed) => feed.wake())
      .catch(failed);

  const stopHearing = await db.listen(eventsChannel, wake);
  // Rights that changed hold at once: who was in sight a moment ago may not be any more.
  const stopWatching = await db.listen(accessChannel, (account) => {
    const [tenantId = '', accountId = ''] = account.split(' ');
    for (const stream of rooms.get(tenantId)?.streams ?? []) {
      if (stream.accountId === accountId) stream.check();
    }
  });
  const looking = setInterval(() => {
    for (const tenantId of rooms.keys()) wake(tenantId);
  }, times.lookMs).unref();

  function roomOf(tenantId: string): Room {
    const known = rooms.get(tenantId);
    if (known) return known;
    const room: Room = { feed: openFeed(db, tenantId, sights, failed), streams: new Set() };
    rooms.set(tenantId, room);
    // What could not be opened is tried anew by the next who comes.
    room.feed.catch(() => rooms.delete(tenantId));
    return room;
  }

  function leave(tenantId: string, room: Room, stream: EventStream): void {
    room.streams.delete(stream);
    const empty = room.streams.size === 0;
    if (empty && rooms.get(tenantId) === room) rooms.delete(tenantId);
    room.feed
      .then((feed) => {
        feed.leave(stream);
        if (empty) feed.close();
      })
      .catch(() => {});
  }

  function endAll(): void {
    ended = true;
    for (const { streams } of rooms.values()) for (const stream of [...streams]) stream.end();
  }

  return {
    async open(signedIn, lastEventId) {
      if (ended) throw new SvcdeskError('unavailable', { retryAfterMs: 1000 });
      const { tenantId, sessionId } = signedIn;
      const room = roomOf(tenantId);
      const own = [...room.streams].filter(({ accountId }) => accountId === signedIn.actor.accountId);
      if (own.length >= maxStreams) throw new SvcdeskError('tooManyRequests', { retryAfterMs: fullRetryMs });
      const stream = openStream(signedIn.actor, {
        heartbeatMs: times.heartbeatMs,
        now,
        identify: () => access.identifySession(tenantId, sessionId),
        ended: () => leave(tenantId, room, stream),
      });
      room.streams.add(stream);
      try {
        const feed = await room.feed;
        const bookmark = lastEventId === undefined ? undefined : readBookmark(lastEventId);
        const isTooOld = bookmark && now().getTime() - bookmark.sentAt > resumeWithinMs;
        stream.start(await feed.join(stream, isTooOld ? nowhere : bookmark));
        return stream;
      } catch (error) {
        stream.end();
        throw error;
      }
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
