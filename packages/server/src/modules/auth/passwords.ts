import { SvcdeskError } from '@svcdesk/core';
import type { auth, CheckedRequestOf } from '@svcdesk/core/contract';
import { notify } from '../../engine/messages.ts';
import { type AuditKind, recordEvent } from '../../platform/audit/record-event.ts';
import { statement, type Transaction } from '../../platform/db/index.ts';
import { guardedWrite, writeOfAccount, writeOfAddress } from '../../platform/http/guarded-write.ts';
import type { ContextOf, RequestContext } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { endSessions } from '../../platform/sessions/end-sessions.ts';
import { firstPasswordExpired } from '../../platform/sessions/first-password.ts';
import { checkNewPassword } from '../../platform/sessions/password-rules.ts';
import { hashPassword, passwordFits } from '../../platform/sessions/passwords.ts';
import { type Country, countryOf, shownPhone } from '../../platform/sessions/phones.ts';
import { type RightCode, spendCode, tryCode } from './codes.ts';
import { prove } from './prove.ts';
import { readTicket, spendTicket } from './tickets.ts';

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

/** A phone is in a password as it is written at home, not with the country before it. */
const wordsOf = ({ accountName, name, phone }: OwnerRow, country: Country) => [
  accountName,
  name,
  phone && shownPhone(phone, country),
];

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
  const { services, requestId, address, device } = context;
  const { tenantId, accountId, hash, kind, except } = change;
  const at = context.now();
  await store.change(tx, tenantId, accountId, hash, at);
  await endSessions(tx, services.access, {
    tenantId,
    accountId,
    at,
    code: 'passwordChanged',
    ...(except && { except }),
  });
  // The session that goes on is let in to everything from now on.
  await services.access.forget(tx, tenantId, accountId);
  await notify(tx, {
    tenantId,
    kind: 'account.passwordChanged',
    accountIds: [accountId],
    params: { at: at.toISOString() },
    at: at.getTime(),
    system: true,
  });
  await recordEvent(tx, { tenantId, accountId, kind, at, requestId, address, device });
}

/** Changes one's own password, by the old one or by a code. */
export async function updatePassword(
  request: CheckedRequestOf<typeof auth.updatePassword>,
  context: ContextOf<typeof auth.updatePassword>,
): Promise<Record<string, never>> {
  const { db, services, tenantId, actor, sessionId, country } = context;
  const { accountId } = actor;
  const { newPassword } = request;
  const at = context.now();

  async function checked(): Promise<{ hash: string; code: RightCode | undefined }> {
    const owner = await ownerOf.first(db, tenantId, accountId);
    if (!owner) throw new SvcdeskError('accountDisabled');
    await checkNewPassword(newPassword, wordsOf(owner, country));
    const purpose = { tenantId, phone: owner.phone ?? '', operate: 'resetPassword', boundTo: sessionId };
    const about = { typed: '', tenantId, accountId };
    const code = await ('code' in request
      ? prove(
          { ...about, otherwise: 'codeWrong', judge: () => tryCode(db, purpose, request.code, at) },
          context,
        )
      : prove(
          {
            ...about,
            otherwise: 'wrongCredentials',
            judge: async () => (await passwordFits(request.oldPassword, owner.passwordHash)) || undefined,
          },
          context,
        ));
    if (code === true && firstPasswordExpired(owner, services.settings, at)) {
      throw new SvcdeskError('notAllowed', { reason: 'passwordExpired' });
    }
    if (await passwordFits(newPassword, owner.passwordHash)) throw invalid('newPassword', 'same');
    return { hash: await hashPassword(newPassword), code: code === true ? undefined : code };
  }

  const write = writeOfAccount('auth.updatePassword', request, context);
  return guardedWrite(db, write, checked, async (tx, { hash, code }) => {
    if (code) await spendCode(tx, code, at);
    await changeTo(tx, context, { tenantId, accountId, hash, kind: 'password.change', except: sessionId });
    return {};
  });
}

/** Sets a new password for who holds a ticket and the code that was sent for it. */
export async function setNewPassword(
  request: CheckedRequestOf<typeof auth.setNewPassword>,
  context: ContextOf<typeof auth.setNewPassword>,
): Promise<Record<string, never>> {
  const { db, services } = context;
  const { newPassword, operate } = request;
  const at = context.now();

  async function checked() {
    // What does not depend on the account first: it costs no try.
    await checkNewPassword(newPassword, []);
    const ticket = await readTicket(db, services.settings.defaultTenant, request.ticket, at);
    const { tenantId, accountId, phone, boundTo } = ticket;
    const code = await prove(
      {
        // Tickets of one account, or for one name of nobody, have their tries together.
        typed: phone,
        tenantId,
        accountId,
        otherwise: 'codeWrong',
        judge: () => tryCode(db, { tenantId, phone, operate, boundTo }, request.code, at),
      },
      context,
    );
    const owner = accountId ? await ownerOf.first(db, tenantId, accountId) : undefined;
    if (!owner || !accountId) throw new SvcdeskError('codeWrong');
    await checkNewPassword(newPassword, wordsOf(owner, await countryOf(db, tenantId)));
    return { ticket, code, tenantId, accountId, hash: await hashPassword(newPassword) };
  }

  const write = writeOfAddress('auth.setNewPassword', request, context);
  return guardedWrite(db, write, checked, async (tx, { ticket, code, tenantId, accountId, hash }) => {
    await spendTicket(tx, ticket, at);
    await spendCode(tx, code, at);
    await changeTo(tx, context, { tenantId, accountId, hash, kind: 'password.reset' });
    return {};
  });
}
