import { notDeleted } from '../../platform/db/active.ts';
import { statement, type Transaction } from '../../platform/db/index.ts';
import type { Access } from '../../platform/sessions/access.ts';
import { type Ending, endSessions } from '../../platform/sessions/end-sessions.ts';
import { notifyAccount } from '../auth/index.ts';

/** The reporters that somebody is at their sites have the same phone, which orders are made with. */
const asReporter = statement<object, [tenantId: string, accountId: string, phone: string, at: Date]>(
  'reporters.phoneChanged',
  `UPDATE reporters SET phone = $3, updated_at = $4
   WHERE tenant_id = $1 AND account_id = $2 AND ${notDeleted()}`,
);

/**
 * What follows where an account has another phone, or none any more, whoever changed it: its sites call the new one, its
 * sessions end, for whoever had the old one may be signed in by it, and its owner is notified.
 */
export async function phoneChanged(
  tx: Transaction,
  access: Pick<Access, 'forget'>,
  { phone, ...owner }: Pick<Ending, 'tenantId' | 'accountId' | 'at' | 'except'> & { phone: string | null },
): Promise<void> {
  const { tenantId, accountId, at } = owner;
  await asReporter.change(tx, tenantId, accountId, phone ?? '', at);
  await endSessions(tx, access, { ...owner, code: 'sessionEnded' });
  await notifyAccount(tx, owner, 'account.phoneChanged', at);
}
