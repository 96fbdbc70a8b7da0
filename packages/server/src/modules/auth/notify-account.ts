import type { MessageKind } from '@svcdesk/core/rules';
import { notify } from '../../engine/messages.ts';
import type { Transaction } from '../../platform/db/index.ts';

/** Notifies a person of what happened to their own account. */
export function notifyAccount(
  tx: Transaction,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
  kind: Extract<MessageKind, `account.${string}`>,
  at: Date,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const params = { at: at.toISOString(), ...more };
  return notify(tx, { tenantId, kind, accountIds: [accountId], params, at: at.getTime(), system: true });
}
