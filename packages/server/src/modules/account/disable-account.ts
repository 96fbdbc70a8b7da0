import { type AuditEvent, recordEvent } from '../../platform/audit/record-event.ts';
import { notDeleted, notDisabled } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import { generatedPassword, hashPassword } from '../../platform/sessions/passwords.ts';
import { endSessions } from '../../platform/sessions/session.ts';
import { type OffBoardingContext, offBoard } from './off-boarding.ts';

/** What the operator of the server acts with, within one transaction. */
export interface OperatorContext extends OffBoardingContext {
  /** Who it is, as the history shows it. */
  readonly operator: string;
}

/** Whose account it is. */
export interface AccountOf {
  readonly tenantId: string;
  readonly accountId: string;
}

/** Writes what the operator of the server did to an account into its audit chain. */
export function recordOperator(
  { tx, operator, now }: OperatorContext,
  { tenantId, accountId }: AccountOf,
  event: Pick<AuditEvent, 'kind' | 'changes'>,
): Promise<void> {
  const object = { kind: 'account', id: accountId };
  return recordEvent(tx, { tenantId, accountId, at: now(), operator, object, ...event });
}

type On = [tenantId: string, accountId: string, at: Date];

/** Holds the row, so that who signs in at this moment comes before, and is ended, or after, and is refused. */
const turnOff = statement<{ timeZone: string }, On>(
  'accounts.turnOff',
  `UPDATE accounts a SET disabled_at = $3, version = a.version + 1, updated_at = $3 FROM tenants t
   WHERE a.tenant_id = $1 AND a.id = $2 AND ${notDisabled('a')} AND ${notDeleted('a')} AND t.id = a.tenant_id
   RETURNING t.time_zone AS "timeZone"`,
);

const turnOn = statement<object, On>(
  'accounts.turnOn',
  `UPDATE accounts SET disabled_at = NULL, version = version + 1, updated_at = $3
   WHERE tenant_id = $1 AND id = $2 AND NOT (${notDisabled()}) AND ${notDeleted()}`,
);

/** Secrets that work without a session; they must not come to life again with the account. */
const dropSecrets = statement<object, [tenantId: string, accountId: string]>(
  'accounts.dropSecrets',
  'DELETE FROM password_tickets WHERE account_tenant_id = $1 AND account_id = $2',
);

/**
 * Keeps an account from signing in and ends all it had: its sessions on every server, its open work of every kind,
 * its copies, duty and plans. Gives how many sessions ended, undefined when it was disabled already.
 */
export async function disableAccount(
  context: OperatorContext,
  { tenantId, accountId }: AccountOf,
): Promise<number | undefined> {
  const { tx, services, now } = context;
  const at = now();
  const turned = await turnOff.first(tx, tenantId, accountId, at);
  if (!turned) return undefined;
  await offBoard(context, { tenantId, accountId, timeZone: turned.timeZone });
  const ending = { tenantId, accountId, at, code: 'accountDisabled' } as const;
  const sessionsEnded = await endSessions(tx, services.access, ending);
  await dropSecrets.change(tx, tenantId, accountId);
  const event = { kind: 'account.disable', changes: { enabled: { from: true, to: false } } } as const;
  await recordOperator(context, { tenantId, accountId }, event);
  return sessionsEnded;
}

/** Lets an account sign in again; nothing that it had comes back. False when it was not disabled. */
export async function enableAccount(
  context: OperatorContext,
  { tenantId, accountId }: AccountOf,
): Promise<boolean> {
  const { tx, now } = context;
  if ((await turnOn.change(tx, tenantId, accountId, now())) === 0) return false;
  const event = { kind: 'account.enable', changes: { enabled: { from: false, to: true } } } as const;
  await recordOperator(context, { tenantId, accountId }, event);
  return true;
}

const store = statement<object, [tenantId: string, accountId: string, hash: string, at: Date]>(
  'accounts.resetPassword',
  `UPDATE accounts SET password_hash = $3, password_changed_at = $4, must_change_password = true,
     version = version + 1, updated_at = $4
   WHERE tenant_id = $1 AND id = $2 AND ${notDeleted()}`,
);

/** Gives an account a first password again, and ends its sessions; undefined when the account is gone. */
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

const drop = statement<{ timeZone: string }, [tenantId: string, accountId: string, groupId: string]>(
  'groups.dropMember',
  `DELETE FROM group_members m USING tenants t
   WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.group_id = $3 AND t.id = m.tenant_id
   RETURNING t.time_zone AS "timeZone"`,
);

/** Who worked in it works in another one of theirs, if they have any. */
const workElsewhere = statement<object, [tenantId: string, accountId: string, groupId: string, at: Date]>(
  'accounts.workElsewhere',
  `UPDATE accounts a SET version = a.version + 1, updated_at = $4, current_group_id = (
     SELECT m.group_id FROM group_members m WHERE m.tenant_id = $1 AND m.account_id = $2 ORDER BY m.group_id LIMIT 1)
   WHERE a.tenant_id = $1 AND a.id = $2 AND a.current_group_id = $3`,
);

/** Takes a person out of a group with all that they have there. False when they were no member. */
export async function leaveGroup(
  context: OperatorContext,
  { tenantId, accountId }: AccountOf,
  groupId: string,
): Promise<boolean> {
  const { tx, now } = context;
  const left = await drop.first(tx, tenantId, accountId, groupId);
  if (!left) return false;
  await workElsewhere.change(tx, tenantId, accountId, groupId, now());
  await offBoard(context, { tenantId, accountId, timeZone: left.timeZone, groupId });
  const changes = { removed: 'member', groupId };
  await recordOperator(context, { tenantId, accountId }, { kind: 'role.change', changes });
  return true;
}
