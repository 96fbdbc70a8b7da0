// Written by `pnpm gen` from the contract and its docs.
import type { EventTicketAnswer, EventTicketQuery } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `events` as methods. */
export interface EventsMethods {
  /** A ticket for the stream of events. */
  ticket(request: EventTicketQuery, options?: CallOptions): Promise<EventTicketAnswer>;
}
