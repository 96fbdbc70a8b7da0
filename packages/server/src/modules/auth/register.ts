import type { auth, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { guardedWrite, writeOfAddress } from '../../platform/http/guarded-write.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { maskedPhone } from '../../platform/sessions/phones.ts';
import { findInvitation, isInvitation, takeInvitation } from '../invites/index.ts';
import { askToJoin, letIn } from '../joins/index.ts';
import { spendCode } from './codes.ts';
import { insertAccount } from './new-account.ts';
import { checkSignUp, invitedTo } from './sign-up.ts';
import { sitesOfNewcomer } from './sites-of-newcomer.ts';

/** Where somebody who signs up is to belong: at once by an invitation, else when somebody lets them in. */
async function placeOf(
  { cellCode, inviteCode }: CheckedRequestOf<typeof auth.register>,
  phone: string,
  context: ContextOf<typeof auth.register>,
) {
  const { db, now } = context;
  if (inviteCode && isInvitation(inviteCode)) {
    const { cells, ...invitation } = await findInvitation(db, inviteCode, now());
    return { ...invitation, cellIds: cells.map(({ id }) => id), invitation: inviteCode };
  }
  const tenantId = await invitedTo(context, inviteCode);
  const wanted = { phone, cellCode, tenantId, invited: Boolean(inviteCode) };
  return { ...(await sitesOfNewcomer(db, wanted)), cellScope: 'cells' as const, invitation: undefined };
}

/** Makes the account of a client who signs up. */
export async function register(
  request: CheckedRequestOf<typeof auth.register>,
  context: ContextOf<typeof auth.register>,
): Promise<DataOf<typeof auth.register>> {
  const { db, services, requestId, address, device, locale, now } = context;
  const { name } = request;

  async function checked() {
    const proven = await checkSignUp(request, 'register', context);
    return { ...proven, ...(await placeOf(request, proven.phone, context)) };
  }

  const write = writeOfAddress('auth.register', request, context);
  return guardedWrite(db, write, checked, async (tx, found) => {
    const { phone, code, passwordHash, tenantId, customerId, cellIds, cellScope, invitation } = found;
    const at = now();
    await spendCode(tx, code, at);
    const newcomer = { tenantId, name, phone, passwordHash, locale, at, client: 'awaiting' } as const;
    const accountId = await insertAccount(tx, newcomer);
    if (invitation) {
      await takeInvitation(tx, tenantId, invitation, at);
      await letIn(tx, services.access, { tenantId, accountId, customerId, cellIds, cellScope, at });
    } else {
      for (const cellId of cellIds) await askToJoin(tx, { tenantId, accountId, customerId, cellId, at });
    }
    await recordEvent(tx, {
      tenantId,
      accountId,
      kind: 'account.register',
      at,
      object: { kind: 'account', id: accountId },
      changes: { phone: maskedPhone(phone), cellIds, joined: invitation !== undefined },
      requestId,
      address,
      device,
    });
    return { id: accountId, ...(!invitation && { underReview: true }) };
  });
}
