import { type ErrorCode, errorRow } from '@svcdesk/core';
import { statement, type Transaction } from '../db/index.ts';
import type { Access } from './access.ts';

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

/** The calendar address opens somebody's schedule without a session. */
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
 * Ends sessions of an account at once, on every server; gives how many. Whoever knew the old password may have looked
 * up the calendar address too, so a new password ends that as well, and so does the end of the account.
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
