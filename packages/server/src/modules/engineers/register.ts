import type { CheckedRequestOf, DataOf, engineers } from '@svcdesk/core/contract';
import { loginType } from '@svcdesk/core/roles';
import type { WriteContext } from '../../engine/context.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { openSession } from '../../platform/sessions/open-session.ts';
import { maskedPhone } from '../../platform/sessions/phones.ts';
import { checkSignUp, insertAccount, invitedTo, menuOf, openTenant, spendCode } from '../auth/index.ts';
import { handIn } from './hand-in.ts';
import { proposalOf } from './proposal.ts';

/**
 * Makes the account of an engineer who signs up, hands its registration in and signs it in: without a role it has
 * nothing but its own profile.
 */
export async function register(
  request: CheckedRequestOf<typeof engineers.register>,
  context: ContextOf<typeof engineers.register>,
): Promise<DataOf<typeof engineers.register>> {
  const { db, services, locale, now, requestId, address, device } = context;
  const { name, inviteCode } = request;
  const { phone, code, passwordHash } = await checkSignUp(request, 'registerEngineer', context);
  const { id: tenantId, country, timeZone } = await openTenant(db, await invitedTo(context, inviteCode));
  const at = now();
  return db.transaction(async (tx) => {
    await spendCode(tx, code, at);
    const accountId = await insertAccount(tx, { tenantId, name, phone, passwordHash, locale, at });
    const actor = { kind: 'staff', accountId, roles: [], memberGroupIds: [], ledGroupIds: [] } as const;
    const writing: WriteContext = { services, tenantId, timeZone, country, locale, now, tx, actor, name };
    await handIn(
      { tx, tenantId, accountId, requestId, address, device, now },
      await proposalOf(writing, accountId, { ...request, name: undefined }),
    );
    const session = { tenantId, accountId, at, device, address };
    const { token, expiresAt } = await openSession(tx, services.access, session);
    const about = { tenantId, accountId, at, requestId, address, device };
    const changes = { phone: maskedPhone(phone) };
    const object = { kind: 'account', id: accountId };
    await recordEvent(tx, { kind: 'account.register', object, changes, ...about });
    await recordEvent(tx, { kind: 'login.ok', ...about });
    const menuList = await menuOf(tx, { tenantId, accountId }, [], locale);
    return { token, id: accountId, type: loginType.staff, admin: 0, menuList, expiresAt, timeZone };
  });
}
