import type { engineers } from '@svcdesk/core/contract';
import { loginType } from '@svcdesk/core/roles';
import { recordEvent, requestOf } from '../../platform/audit/record-event.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { maskedPhone } from '../../platform/sessions/handles.ts';
import { openSession } from '../../platform/sessions/session.ts';
import { checkSignUp, insertAccount, invitedTo, menuOf, openTenant, spendCode } from '../auth/index.ts';
import { handIn } from './hand-in.ts';
import { proposalOf } from './proposal.ts';

/**
 * Makes the account of an engineer who signs up, hands its registration in and signs it in: without a role it has
 * nothing but its own profile.
 */
export const register: Handler<typeof engineers.register> = async (request, context) => {
  const { db, services, locale, now, address, device } = context;
  const { name, inviteCode } = request;
  const { phone, code, passwordHash } = await checkSignUp(request, 'registerEngineer', context);
  const { id: tenantId, country, timeZone } = await openTenant(db, await invitedTo(context, inviteCode));
  const at = now();
  return db.transaction(async (tx) => {
    await spendCode(tx, code, at);
    const type = loginType.staff;
    const accountId = await insertAccount(tx, { tenantId, type, name, phone, passwordHash, locale, at });
    const actor = { kind: 'staff', accountId, roles: [], memberGroupIds: [], ledGroupIds: [] } as const;
    const writing = { ...context, tenantId, timeZone, country, tx, actor, name };
    await handIn(writing, await proposalOf(writing, accountId, { ...request, name: undefined }));
    const whose = { tenantId, accountId };
    const session = { ...whose, at, device, address };
    const { token, expiresAt } = await openSession(tx, services.access, session);
    const registered = { object: { kind: 'account', id: accountId }, changes: { phone: maskedPhone(phone) } };
    await recordEvent(tx, { ...whose, kind: 'account.register', ...registered, ...requestOf(context) });
    await recordEvent(tx, { ...whose, kind: 'login.ok', ...requestOf(context) });
    const menuList = await menuOf(tx, whose, [], locale);
    return { token, id: accountId, type, admin: 0, menuList, expiresAt, timeZone };
  });
};
