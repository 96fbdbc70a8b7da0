import { SvcdeskError } from '@svcdesk/core';
import type { auth } from '@svcdesk/core/contract';
import { type AuditKind, recordEvent, requestOf } from '../../platform/audit/record-event.ts';
import { statement, type Transaction } from '../../platform/db/index.ts';
import { guardedWrite, writeOfAccount, writeOfAddress } from '../../platform/http/guarded-write.ts';
import type { Handler, RequestContext } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import {
  checkNewPassword,
  companyOf,
  firstPasswordExpired,
  hashPassword,
  passwordFits,
} from '../../platform/sessions/passwords.ts';
import { endSessions } from '../../platform/sessions/session.ts';
import { type RightCode, spendCode } from './codes.ts';
import { notifyAccount } from './notify-account.ts';
import { readTicket, spendTicket } from './tickets.ts';
import { verifyByCode, verifyIdentity } from './verify-identity.ts';

interface OwnerRow {
  accountName: string;
  name: string;
  phone: string | null;
  passwordHash: string | null;
  passwordChangedAt: string;
  mustChangePassword: boolean;
}

const ownerOf = statement<OwnerRow, [tenantId: string, accountId: string]>(
  'passwords.owner',
  `SELECT account_name AS "accountName", name, phone, password_hash AS "passwordHash",
     coalesce(password_changed_at, created_at) AS "passwordChangedAt", must_change_password AS "mustChangePassword"
   FROM accounts WHERE tenant_id = $1 AND id = $2`,
);

const store = statement<object, [tenantId: string, accountId: string, hash: string, at: Date]>(
  'passwords.store',
  `UPDATE accounts SET password_hash = $3, password_changed_at = $4, must_change_password = false,
     version = version + 1, updated_at = $4
   WHERE tenant_id = $1 AND id = $2`,
);

interface Change {
  readonly tenantId: string;
  readonly accountId: string;
  readonly hash: string;
  readonly kind: Extract<AuditKind, 'password.change' | 'password.reset'>;
  /** The session that goes on. */
  readonly except?: string;
}

/** Stores a new password, ends the other sessions and notifies the account. */
async function changeTo(tx: Transaction, context: RequestContext, change: Change): Promise<void> {
  const { access } = context.services;
  const { hash, kind, ...whose } = change;
  const { tenantId, accountId } = change;
  const at = context.now();
  await store.change(tx, tenantId, accountId, hash, at);
  await endSessions(tx, access, { ...whose, at, code: 'passwordChanged' });
  // The session that remains is no longer limited to the change of the password.
  await access.forget(tx, tenantId, accountId);
  await notifyAccount(tx, change, 'account.passwordChanged', at);
  await recordEvent(tx, { tenantId, accountId, kind, ...requestOf(context) });
}

/** Changes one's own password, by the old one or by a code. */
export const updatePassword: Handler<typeof auth.updatePassword> = async (request, context) => {
  const { db, services, tenantId, actor, sessionId } = context;
  const { accountId } = actor;
  const { newPassword } = request;
  const at = context.now();

  async function checked(): Promise<{ hash: string; code?: RightCode }> {
    const owner = await ownerOf.first(db, tenantId, accountId);
    if (!owner) throw new SvcdeskError('accountDisabled');
    await checkNewPassword(newPassword, owner, await companyOf(db, tenantId));
    let code: RightCode | undefined;
    if ('code' in request) {
      const phone = owner.phone ?? '';
      const purpose = { tenantId, phone, operate: 'resetPassword', boundTo: sessionId };
      code = await verifyByCode(purpose, request.code, accountId, context);
    } else {
      const judge = async () => (await passwordFits(request.oldPassword, owner.passwordHash)) || undefined;
      await verifyIdentity({ typed: '', tenantId, accountId, otherwise: 'wrongCredentials', judge }, context);
      if (firstPasswordExpired(owner, services.settings, at)) {
        throw new SvcdeskError('notAllowed', { reason: 'passwordExpired' });
      }
    }
    if (await passwordFits(newPassword, owner.passwordHash)) throw invalid('newPassword', 'same');
    return { hash: await hashPassword(newPassword), code };
  }

  const write = writeOfAccount('auth.updatePassword', request, context);
  return guardedWrite(db, write, checked, async (tx, { hash, code }) => {
    if (code) await spendCode(tx, code, at);
    await changeTo(tx, context, { tenantId, accountId, hash, kind: 'password.change', except: sessionId });
    return {};
  });
};

/** Sets a new password for who holds a ticket and the code that was sent for it. */
export const setNewPassword: Handler<typeof auth.setNewPassword> = async (request, context) => {
  const { db, services } = context;
  const { newPassword, operate } = request;
  const at = context.now();

  async function checked() {
    // What does not depend on the account first: it costs no try.
    await checkNewPassword(newPassword, {}, await companyOf(db, services.settings.defaultTenant));
    const ticket = await readTicket(db, services.settings.defaultTenant, request.ticket, at);
    const { tenantId, accountId, phone, boundTo } = ticket;
    // Tickets of one account, or of one name without an account, have their tries together.
    const purpose = { tenantId, phone, operate, boundTo };
    const code = await verifyByCode(purpose, request.code, accountId, context);
    const owner = accountId && (await ownerOf.first(db, tenantId, accountId));
    if (!owner || !accountId) throw new SvcdeskError('codeWrong');
    await checkNewPassword(newPassword, owner, await companyOf(db, tenantId));
    return { ticket, code, tenantId, accountId, hash: await hashPassword(newPassword) };
  }

  const write = writeOfAddress('auth.setNewPassword', request, context);
  return guardedWrite(db, write, checked, async (tx, { ticket, code, ...whose }) => {
    await spendTicket(tx, ticket, at);
    await spendCode(tx, code, at);
    await changeTo(tx, context, { ...whose, kind: 'password.reset' });
    return {};
  });
};
