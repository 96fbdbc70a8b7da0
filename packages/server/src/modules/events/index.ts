import type { events } from '@svcdesk/core/contract';
import { insertRows } from '../../platform/db/index.ts';
import { streamTickets } from '../../platform/db/schema/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { hashOfSecret, newSecret } from '../../platform/sessions/lookup.ts';

export { type DeliveryChannel, eventsSince } from './dispatcher.ts';
export { type EventRow, endsOfEvents, type Position } from './event-rows.ts';

const ticketMs = 60_000;

export const eventsHandlers: DomainHandlers<typeof events> = {
  async stream({ lastEventId }, context) {
    const { body } = await context.services.events.open(context, lastEventId);
    return body;
  },

  /** One use, one minute: it may stand in an address, and so in the log of a proxy. */
  async ticket(_input, { db, tenantId, sessionId, now }) {
    const ticket = newSecret(tenantId);
    const expiresAt = new Date(now().getTime() + ticketMs).toISOString();
    await insertRows(db, streamTickets, { tenantId, ticketHash: hashOfSecret(ticket), sessionId, expiresAt });
    return { ticket };
  },
};
