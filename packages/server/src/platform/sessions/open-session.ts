import { errorRow, SvcdeskError, timeOrderedId } from '@svcdesk/core';
import { accountActive } from '../db/active.ts';
import { insertRows, statement, type Transaction } from '../db/index.ts';
import { sessions } from '../db/schema/sessions.ts';
import { type Access, sessionLive } from './access.ts';
import { hashOfSecret, newSecret } from './token.ts';

/** Live sessions an account may have; one more ends the oldest. */
const maxSessions = 5;
const shortHours = 12;
const hourMs = 3_600_000;

export interface NewSession {
  readonly tenantId: string;
  readonly accountId: string;
  /** 0 or absent: for half a day. */
  readonly rememberDays?: number | undefined;
  readonly at: Date;
  readonly device: string;
  readonly address: string;
}

const holdAccount = statement<object, [tenantId: string, accountId: string, at: Date]>(
  'sessions.holdAccount',
  `UPDATE accounts SET last_sign_in_at = $3
   WHERE tenant_id = $1 AND id = $2 AND ${accountActive()}`,
);

const endOldest = statement<
  { id: string },
  [tenantId: string, accountId: string, at: Date, keep: number, status: number]
>(
  'sessions.endOldest',
  `UPDATE sessions SET ended_at = $3, ended_status = $5
   WHERE tenant_id = $1 AND id IN (
     SELECT id FROM sessions s WHERE tenant_id = $1 AND account_id = $2 AND ${sessionLive('s', '$3')}
     ORDER BY created_at DESC, id DESC OFFSET $4)
   RETURNING id`,
);

const endedStatus = errorRow('sessionEnded').status as number;
const refusedStatus = errorRow('accountDisabled').status as number;

/**
 * Opens a session and ends the account's oldest when it has too many. The token is known to its owner only. Throws
 * `accountDisabled` when the account is.
 */
export async function openSession(tx: Transaction, access: Access, session: NewSession) {
  const { tenantId, accountId, at } = session;
  // Holds the account's row, so that sign-ins at the same time see each other's sessions; who was disabled a moment
  // ago has no row to hold.
  const held = await holdAccount.change(tx, tenantId, accountId, at);
  if (held === 0) throw new SvcdeskError('accountDisabled');
  const ended = await endOldest.all(tx, tenantId, accountId, at, maxSessions - 1, endedStatus);
  if (ended.length > 0) await access.forget(tx, tenantId, accountId);
  return writeSession(tx, session, false);
}

/** A session that was over before it began, for accounts that are refused: its token answers so. */
export function openDeadSession(tx: Transaction, session: NewSession) {
  return writeSession(tx, session, true);
}

async function writeSession(tx: Transaction, session: NewSession, dead: boolean) {
  const { at, rememberDays = 0, ...rest } = session;
  const token = newSecret(rest.tenantId);
  const sessionId = timeOrderedId(at.getTime());
  const hours = rememberDays > 0 ? rememberDays * 24 : shortHours;
  const createdAt = at.toISOString();
  const expiresAt = new Date(at.getTime() + hours * hourMs).toISOString();
  await insertRows(tx, sessions, {
    ...rest,
    id: sessionId,
    tokenHash: hashOfSecret(token),
    remember: rememberDays > 0,
    createdAt,
    lastSeenAt: createdAt,
    expiresAt,
    ...(dead && { endedAt: createdAt, endedStatus: refusedStatus }),
  });
  return { token, sessionId, expiresAt };
}
