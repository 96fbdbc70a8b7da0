import { Readable } from 'node:stream';
import type { ClientActor, StaffActor } from '@svcdesk/core/roles';
import type { TokenAnswer } from '../../platform/sessions/access.ts';
import type { EmittedEvent } from './audience.ts';
import type { Listener } from './feed.ts';
import { bookmarkText, type Position } from './position.ts';

/** Who does not read what they are sent would fill the memory; they come back and get it then. */
const maxUnreadBytes = 256 * 1024;
/** How soon a browser comes back by itself. */
const comeBackMs = 3000;

/** What a stream is made with. */
export interface StreamParts {
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
  start(position: () => Position): void;
  /** Looks whether its session still holds, and what it may see by now. */
  check(): void;
  end(): void;
}

/** Text of events as it travels. The last one carries the position: one who comes back in between hears all again. */
function framesOf(events: readonly EmittedEvent[], bookmark: string): string {
  const texts = events.map(({ kind, data }) => `event: ${kind}\ndata: ${JSON.stringify(data)}\n`);
  return texts
    .map((text, index) => (index === texts.length - 1 ? `id: ${bookmark}\n${text}\n` : `${text}\n`))
    .join('');
}

export function openStream(first: StaffActor | ClientActor, parts: StreamParts): EventStream {
  const { now, identify } = parts;
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

  const bookmark = (position: Position): string => bookmarkText(position, now().getTime());

  function check(): void {
    if (over) return;
    identify().then(
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
      write(framesOf(events, bookmark(position)));
    },
    reset(position) {
      stands = position;
      write(framesOf([{ kind: 'reset', data: {} }], bookmark(position)));
    },
    start(position) {
      // An event without data is none, but its id is remembered.
      const beat = (): void => write(`id: ${bookmark(stands ?? position())}\n\n`);
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
