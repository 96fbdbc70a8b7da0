// Written by `pnpm gen` from the contract and its docs.
import type * as events from '../events.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';

/** What `events.ticket` takes. A ticket for the stream of events. */
export interface EventTicketQuery extends InferredRequestOf<typeof events.ticket> {}

type EventTicketAnswerInferred = InferredDataOf<typeof events.ticket>;

/** What `events.ticket` answers. A ticket for the stream of events. */
export type EventTicketAnswer = {
  /** Stands for who asked for it, for a short time and one use. */
  ticket: EventTicketAnswerInferred['ticket'];
};

/** What the calls of `events` take and answer. */
export interface EventsCalls {
  'events.ticket': { request: EventTicketQuery; data: EventTicketAnswer };
}
