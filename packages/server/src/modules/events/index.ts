import type { events } from '@svcdesk/core/contract';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { hashOfSecret, newSecret } from '../../platform/sessions/token.ts';

export { type EventRow, endsOfEvents, eventsAfter, isAfter, type Position } from './event-rows.ts';

const ticketMs = 60_000;

const keepTicket = statement<
  object,
  [tenantId: string, ticketHash: string, sessionId: string, expiresAt: string]
>(
  'events.keepTicket',
  'INSERT INTO stream_tickets (tenant_id, ticket_hash, session_id, expires_at) VALUES ($1, $2, $3, $4)',
);

export const eventsHandlers: DomainHandlers<typeof events> = {
  async stream({ lastEventId }, context) {
    const { body } = await context.services.events.open(context, lastEventId);
    return body;
  },

  /** One use, one minute: it may stand in an address, and so in somebody's log. */
  async ticket(_input, { db, tenantId, sessionId, now }) {
    const ticket = newSecret(tenantId);
    const expiresAt = new Date(now().getTime() + ticketMs).toISOString();
    await keepTicket.change(db, tenantId, hashOfSecret(ticket), sessionId, expiresAt);
    return { ticket };
  },
};
