import * as z from 'zod/mini';
import type { OtherWorkKind } from '../order/source.ts';
import { nothing, openWord, text } from './atoms/basic.ts';
import { call, once } from './define.ts';

/** What the stream emits. */
export const streamEventKinds = ['order', 'work', 'pool', 'message', 'counts', 'reset'] as const;

/** A kind of event. */
export type StreamEventKind = (typeof streamEventKinds)[number];

/** Something that an account may see, to which something has happened. */
interface SeenThing {
  /** The id of the thing. */
  id: string;
  /** What was done, in a word, such as `accept`. */
  action: string;
  /** True when it is not seen any more. */
  gone?: true;
}

/**
 * What each kind of event carries: ids, and no more, since what may be seen of a thing is asked for by its call.
 * `order`: something happened to an order that I see; `gone` when I do not see it any more. `work`: the same of work
 * of another kind: a project, maintenance, device or entrusted order, or a requirement. `pool`: an order came into a
 * group's pool or left it. `message`: a message came, or messages were read elsewhere. `counts`: figures of mine may
 * have changed. `reset`: more was missed than can be sent, so everything may have changed.
 */
export interface StreamEvents {
  order: SeenThing;
  work: SeenThing & {
    /** Which kind of work it is. */
    kind: OtherWorkKind;
  };
  pool: {
    /** The id of the order. */
    id: string;
    /** The group whose pool it is. */
    groupId: string;
  };
  message: {
    /** True where messages were read elsewhere, false where one came. */
    read: boolean;
    /** Of which kind the message is that came. */
    kind?: string;
    /** What the message leads to. */
    target?: {
      /** The kind of the thing, such as `order`. */
      kind: string;
      /** The id of the thing. */
      id: string;
    };
  };
  counts: Record<string, never>;
  reset: Record<string, never>;
}

const event = /* @__PURE__ */ once(() => {
  const target = z.object({ kind: z.string(), id: z.string() });
  const empty = z.object({});
  const of = <Kind extends StreamEventKind, Data extends z.ZodMiniType>(kind: Kind, data: Data) =>
    z.object({ event: z.literal(kind), data });
  const done = { id: z.string(), action: z.string(), gone: z.optional(z.literal(true)) };
  return z.union([
    of('order', z.object(done)),
    of('work', z.object({ kind: openWord<OtherWorkKind>(), ...done })),
    of('pool', z.object({ id: z.string(), groupId: z.string() })),
    of('message', z.object({ read: z.boolean(), kind: z.optional(z.string()), target: z.optional(target) })),
    of('counts', empty),
    of('reset', empty),
  ]);
});

/**
 * Server-sent events about what I may see. It resumes after the Last-Event-ID; without one it begins now. A client
 * that can send no header asks for a ticket first. `data` is the shape of one event.
 */
export const stream = /* @__PURE__ */ call('events.stream', {
  method: 'GET',
  path: '/api/events',
  permission: 'signedIn',
  reply: 'stream',
  request: () => z.object({ ticket: z.optional(text(300)), lastEventId: z.optional(text(60)) }),
  data: event,
  errors: ['unavailable'],
});

/** A ticket for the stream, for one use within a minute, where a header cannot be sent. */
export const ticket = /* @__PURE__ */ call('events.ticket', {
  method: 'POST',
  path: '/api/events/ticket',
  permission: 'signedIn',
  request: nothing,
  data: () => z.object({ ticket: z.string() }),
});
