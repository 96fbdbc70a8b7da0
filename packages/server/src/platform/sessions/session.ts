import { type ErrorCode, errorRow, SvcdeskError, timeOrderedId } from '@svcdesk/core';
import Bowser from 'bowser';
import { accountActive } from '../db/active.ts';
import { type Database, insertRows, statement, type Transaction } from '../db/index.ts';
import { sessions } from '../db/schema/sessions.ts';
import type { Access, TokenAnswer } from './access.ts';
import { hashOfSecret, newSecret, sessionLive, tenantOfSecret } from './lookup.ts';

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

const end = statement<
  { id: string },
  [tenantId: string, accountId: string, at: Date, status: number, only: string | null, except: string | null]
>(
  'sessions.endMany',
  `UPDATE sessions SET ended_at = $3, ended_status = $4
   WHERE tenant_id = $1 AND account_id = $2 AND ended_at IS NULL AND expires_at > $3
     AND ($5::uuid IS NULL OR id = $5) AND ($6::uuid IS NULL OR id <> $6)
   RETURNING id`,
);

/** The calendar address opens the account's schedule without a session. */
const dropFeed = statement<object, [tenantId: string, accountId: string]>(
  'sessions.dropFeed',
  'DELETE FROM schedule_feeds WHERE tenant_id = $1 AND account_id = $2',
);

/** Which sessions of an account end, and what their tokens get as an answer from then on. */
export interface Ending {
  readonly tenantId: string;
  readonly accountId: string;
  readonly at: Date;
  readonly code: Extract<ErrorCode, 'sessionEnded' | 'passwordChanged' | 'accountDisabled'>;
  /** One of them; all when absent. */
  readonly only?: string;
  /** The one that goes on. */
  readonly except?: string;
}

/**
 * Ends sessions of an account at once, on every server; gives how many. A person who knew the old password may have
 * read the calendar address, so a new password ends that as well, and so does the end of the account.
 */
export async function endSessions(
  tx: Transaction,
  access: Pick<Access, 'forget'>,
  ending: Ending,
): Promise<number> {
  const { tenantId, accountId, at, code, only = null, except = null } = ending;
  const status = errorRow(code).status as number;
  const ended = await end.all(tx, tenantId, accountId, at, status, only, except);
  if (code !== 'sessionEnded') await dropFeed.change(tx, tenantId, accountId);
  if (ended.length > 0) await access.forget(tx, tenantId, accountId);
  return ended.length;
}

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

/** What a person knows a device by: its program and system, such as `Chrome · Android`. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return `${browser.name} · ${os.name}`;
  // Programs name themselves first: `svcdesk/1.2.0 node/24`.
  return userAgent.split(/[\s/]/)[0] ?? '';
}
