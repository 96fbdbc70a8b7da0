import { Readable } from 'node:stream';
import type { Reader } from '../../engine/sight.ts';
import type { TokenAnswer } from '../../platform/sessions/access.ts';
import type { Position } from './event-rows.ts';
import type { Listener } from './feed.ts';

/** Who does not read what they are sent would fill the memory; they come back and get it then. */
const maxUnreadBytes = 256 * 1024;
/** How soon a browser comes back by itself. */
const comeBackMs = 3000;

/** What a stream is made with. */
interface StreamParts {
  readonly heartbeatMs: number;
  now(): Date;
  /** Whose session it is by now, or why it is over. */
  identify(): Promise<TokenAnswer>;
  /** Called once, when it is over. */
  ended(): void;
}

/** One reader's stream of server-sent events. */
export interface EventStream extends Listener {
  readonly accountId: string;
  /** The bytes of the reply. */
  readonly body: Readable;
  /** Says that it lives, from now on and again and again; `position` is where everybody stands. */
  start(position: Position): void;
  /** Looks whether its session still holds, and what it may see by now. */
  check(): void;
  end(): void;
}

export function openStream(first: Reader, parts: StreamParts): EventStream {
  let actor = first;
  let over = false;
  let stands: Position | undefined;
  let timer: NodeJS.Timeout | undefined;

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
    clearInterval(timer);
    parts.ended();
  }

  function end(): void {
    if (over) return;
    finish();
    body.push(null);
  }

  function write(text: string): void {
    if (over || text === '') return;
    body.push(text);
    if (body.readableLength > maxUnreadBytes) body.destroy();
  }

  /** A position and when it was sent, as it travels in Last-Event-ID. */
  const bookmark = ({ xid, id }: Position): string => `id: ${xid}.${id}.${parts.now().getTime()}\n`;

  function check(): void {
    if (over) return;
    parts.identify().then(
      (answer) => {
        // Who comes back learns why, as with any call.
        if ('refused' in answer) end();
        else actor = answer.signedIn.actor;
      },
      // The database is away for a moment: the next beat asks again.
      () => {},
    );
  }

  return {
    accountId: first.accountId,
    body,
    actor: () => actor,
    emit(events, position) {
      stands = position;
      const frames = events.map(({ kind, data }, index) => {
        // The last one carries the position: one who comes back in between hears all again.
        const id = index === events.length - 1 ? bookmark(position) : '';
        return `${id}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
      });
      write(frames.join(''));
    },
    start(position) {
      stands ??= position;
      // An event without data is none, but its id is remembered.
      const beat = (): void => write(`${bookmark(stands ?? position)}\n`);
      write(`retry: ${comeBackMs}\n`);
      beat();
      timer = setInterval(() => {
        beat();
        check();
      }, parts.heartbeatMs).unref();
    },
    check,
    end,
  };
}

/** A position and when it was sent, in milliseconds; of text that we have not written the beginning of all times. */
export function readBookmark(text: string): Position & { readonly sentAt: number } {
  const [, xid = 0, id = 0, sentAt = 0] = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  return { xid: Number(xid), id: Number(id), sentAt: Number(sentAt) };
}
