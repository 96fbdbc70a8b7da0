import { type Database, statement } from '../db/index.ts';
import type { Access, TokenAnswer } from './access.ts';
import { hashOfSecret, tenantOfSecret } from './token.ts';

const use = statement<
  { sessionId: string; live: boolean },
  [tenantId: string, ticketHash: string, at: string]
>(
  'sessions.useTicket',
  `DELETE FROM stream_tickets WHERE tenant_id = $1 AND ticket_hash = $2
   RETURNING session_id AS "sessionId", expires_at > $3 AS live`,
);

/** Whose ticket it is; it is good for one use, and used up before anything else happens. */
export async function redeemTicket(
  db: Database,
  access: Access,
  ticket: string,
  at: Date,
): Promise<TokenAnswer> {
  const tenantId = tenantOfSecret(ticket);
  if (!tenantId) return { refused: 'tokenUnknown' };
  const found = await use.first(db, tenantId, hashOfSecret(ticket), at.toISOString());
  if (!found) return { refused: 'tokenUnknown' };
  return found.live ? access.identifySession(tenantId, found.sessionId) : { refused: 'tokenExpired' };
}
