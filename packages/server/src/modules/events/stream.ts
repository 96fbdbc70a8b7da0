import { Readable } from 'node:stream';
import type { AccountStreams } from './account-streams.ts';
import type { Listener } from './emitter.ts';
import { bookmarkOf, type Position } from './event-rows.ts';

/** A client that does not read would fill the memory: it is cut off, reconnects and gets the events then. */
const maxUnreadBytes = 256 * 1024;
/** How soon a browser reconnects. */
const comeBackMs = 3000;

/** What a stream is made with. */
interface StreamParts {
  readonly account: AccountStreams;
  readonly sessionId: string;
  now(): Date;
  /** Called once, when it is over. */
  ended(): void;
}

/** One reader's stream of server-sent events. */
export interface EventStream extends Listener {
  readonly sessionId: string;
  readonly openedMs: number;
  /** The bytes of the reply. */
  readonly body: Readable;
  /** Begins; it says again and again up to where it was sent everything. */
  start(position: () => Position): void;
  /** Says that it lives, and where it stands. */
  beat(): void;
}

export function openStream({ account, sessionId, now, ended }: StreamParts): EventStream {
  let over = false;
  let standsAt: (() => Position) | undefined;

  const body = new Readable({
    read() {},
    destroy(_error, done) {
      finish();
      done(null);
    },
  });

  function finish(): void {
    if (over) return;
    over = true;
    ended();
  }

  function write(bytes: Buffer | string): void {
    if (over) return;
    body.push(bytes);
    if (body.readableLength > maxUnreadBytes) body.destroy();
  }

  /** An event without data is none, but its id is remembered. */
  function beat(): void {
    if (standsAt) write(`${bookmarkOf(standsAt(), now())}\n`);
  }

  return {
    account,
    sessionId,
    openedMs: now().getTime(),
    body,
    send: write,
    start(position) {
      standsAt = position;
      write(`retry: ${comeBackMs}\n`);
      beat();
    },
    beat,
    end() {
      if (over) return;
      finish();
      body.push(null);
    },
  };
}
