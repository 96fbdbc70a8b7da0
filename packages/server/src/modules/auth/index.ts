import { SvcdeskError } from '@svcdesk/core';
import type { auth } from '@svcdesk/core/contract';
import { recordAct } from '../../platform/audit/record-event.ts';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers, Handler } from '../../platform/http/handler.ts';
import { endSessions } from '../../platform/sessions/session.ts';
import { deviceApprove, deviceFind, devicePoll, deviceStart } from './device-sign-in.ts';
import { setNewPassword, updatePassword } from './passwords.ts';
import { sendCodeTo, sendVerifyCode } from './send-code.ts';
import { signIn } from './sign-in.ts';
import { register } from './sign-up.ts';
import { findAccount } from './tickets.ts';

const workIn = statement<object, [tenantId: string, accountId: string, groupId: string, at: Date]>(
  'accounts.workIn',
  `UPDATE accounts SET current_group_id = $3, version = version + 1, updated_at = $4
   WHERE tenant_id = $1 AND id = $2`,
);

/** Works in another group that one belongs to or leads: orders that one makes and takes at once go there. */
const switchGroup: Handler<typeof auth.switchGroup> = async ({ groupId }, context) => {
  const { tx, services, tenantId, actor, now } = context;
  const { accountId, currentGroupId, memberGroupIds, ledGroupIds } = actor;
  if (![...memberGroupIds, ...ledGroupIds].includes(groupId)) throw new SvcdeskError('notFound');
  if (currentGroupId === groupId) return { groupId };
  await workIn.change(tx, tenantId, accountId, groupId, now());
  await services.access.forget(tx, tenantId, accountId);
  const changes = { from: currentGroupId ?? null, to: groupId };
  await recordAct(tx, context, { kind: 'group.switch', object: { kind: 'group', id: groupId }, changes });
  return { groupId };
};

export { type RightCode, spendCode, tryCode } from './codes.ts';
export { countryHere } from './country-here.ts';
export { menuOf } from './menu.ts';
export { notifyAccount } from './notify-account.ts';
export { phoneOfAccount, sendCodeTo } from './send-code.ts';
export { checkSignUp, insertAccount, invitedTo, openTenant } from './sign-up.ts';
export { verifyByCode, verifyIdentity } from './verify-identity.ts';

/** Deleting an account puts its work back first, so that handler stands with the account. */
export const authHandlers: Omit<DomainHandlers<typeof auth>, 'deleteAccount'> = {
  login: signIn,
  sendCode: (request, context) => sendCodeTo(request, request.operate, 'auth.sendCode', context),
  findAccount,
  register,
  sendVerifyCode,
  setNewPassword,
  updatePassword,
  switchGroup,
  deviceStart,
  devicePoll,
  deviceFind,
  deviceApprove,
  async logout(_input, context) {
    const { tx, services, tenantId, sessionId, actor, now } = context;
    const ending = { tenantId, accountId: actor.accountId, at: now(), only: sessionId } as const;
    await endSessions(tx, services.access, { ...ending, code: 'sessionEnded' });
    await recordAct(tx, context, { kind: 'logout' });
    return {};
  },
};
