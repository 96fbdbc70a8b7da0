import type { MessageKind } from '@svcdesk/core/rules';
import type { TenantRef, TestAccount } from './builders.ts';
import { query } from './query.ts';

/** Ids of accounts, sorted: what {@link notifiedOf} gives when these and nobody else were notified. */
export const idsOf = (...accounts: readonly Pick<TestAccount, 'accountId'>[]): string[] =>
  accounts.map(({ accountId }) => accountId).sort();

/** Ids of those who got a message of a kind about a thing, sorted, each as often as they got one. */
export async function notifiedOf(
  { db, tenantId }: TenantRef,
  thingId: string,
  kind: MessageKind,
): Promise<string[]> {
  const rows = await query(db)<TestAccount>`SELECT account_id AS "accountId" FROM messages
    WHERE tenant_id = ${tenantId} AND target_id = ${thingId} AND kind = ${kind}`;
  return idsOf(...rows);
}
