import { errorRow, SvcdeskError, timeOrderedId } from '@svcdesk/core';
import { accountActive } from '../db/active.ts';
import { statement, type Transaction } from '../db/index.ts';
import type { Access } from './access.ts';
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

export interface OpenedSession {
  readonly token: string;
  readonly sessionId: string;
  readonly expiresAt: string;
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
     SELECT id FROM sessions
     WHERE tenant_id = $1 AND account_id = $2 AND ended_at IS NULL AND expires_at > $3
     ORDER BY created_at DESC, id DESC OFFSET $4)
   RETURNING id`,
);

type Row = [
  tenantId: string,
  id: string,
  accountId: string,
  tokenHash: string,
  remember: boolean,
  device: string,
  address: string,
  at: Date,
  expiresAt: Date,
  endedAt: Date | null,
  endedStatus: number | null,
];

const insert = statement<object, Row>(
  'sessions.insert',
  `INSERT INTO sessions (tenant_id, id, account_id, token_hash, remember, device, address, created_at,
     last_seen_at, expires_at, ended_at, ended_status)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11)`,
);

const endedStatus = errorRow('sessionEnded').status as number;
const refusedStatus = errorRow('accountDisabled').status as number;

/**
 * Opens a session and ends the account's oldest when it has too many. The token is known to its owner only. Throws
 * `accountDisabled` when the account is.
 */
export async function openSession(
  tx: Transaction,
  access: Access,
  session: NewSession,
): Promise<OpenedSession> {
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
export function openDeadSession(tx: Transaction, session: NewSession): Promise<OpenedSession> {
  return writeSession(tx, session, true);
}

async function writeSession(tx: Transaction, session: NewSession, dead: boolean): Promise<OpenedSession> {
  const { tenantId, accountId, at, rememberDays = 0, device, address } = session;
  const token = newSecret(tenantId);
  const sessionId = timeOrderedId(at.getTime());
  const hours = rememberDays > 0 ? rememberDays * 24 : shortHours;
  const expiresAt = new Date(at.getTime() + hours * hourMs);
  await insert.change(
    tx,
    tenantId,
    sessionId,
    accountId,
    hashOfSecret(token),
    rememberDays > 0,
    device,
    address,
    at,
    expiresAt,
    dead ? at : null,
    dead ? refusedStatus : null,
  );
  return { token, sessionId, expiresAt: expiresAt.toISOString() };
}
