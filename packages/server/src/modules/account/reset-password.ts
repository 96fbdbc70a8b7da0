import { notDeleted } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import { endSessions } from '../../platform/sessions/end-sessions.ts';
import { generatedPassword } from '../../platform/sessions/first-password.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { type AccountOf, type OperatorContext, recordOperator } from './disable-account.ts';

const store = statement<object, [tenantId: string, accountId: string, hash: string, at: Date]>(
  'accounts.resetPassword',
  `UPDATE accounts SET password_hash = $3, password_changed_at = $4, must_change_password = true,
     version = version + 1, updated_at = $4
   WHERE tenant_id = $1 AND id = $2 AND ${notDeleted()}`,
);

/** Gives somebody a first password again, and ends their sessions; undefined when the account is gone. */
export async function resetPassword(
  context: OperatorContext,
  { tenantId, accountId }: AccountOf,
): Promise<string | undefined> {
  const { tx, services, now } = context;
  const at = now();
  const password = generatedPassword();
  if ((await store.change(tx, tenantId, accountId, await hashPassword(password), at)) === 0) return undefined;
  await endSessions(tx, services.access, { tenantId, accountId, at, code: 'passwordChanged' });
  await recordOperator(context, { tenantId, accountId }, { kind: 'password.reset' });
  return password;
}
