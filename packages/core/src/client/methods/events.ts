// Written by `pnpm gen` from the contract and its docs.
import type * as events from '../../contract/events.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';

/** What `events.ticket` takes. A ticket for the stream of events. */
export interface EventTicketQuery extends RequestOf<typeof events.ticket> {}

type EventTicketAnswerInferred = DataOf<typeof events.ticket>;

/** What `events.ticket` answers. A ticket for the stream of events. */
export interface EventTicketAnswer {
  /** Stands for who asked for it, for a short time and one use. */
  ticket: EventTicketAnswerInferred['ticket'];
}

/** Calls of `events` as methods. */
export interface EventsMethods {
  /** A ticket for the stream of events. */
  ticket(request: EventTicketQuery, options?: CallOptions): Promise<EventTicketAnswer>;
}
