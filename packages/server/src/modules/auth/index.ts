import type { auth } from '@svcdesk/core/contract';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { endSessions } from '../../platform/sessions/end-sessions.ts';
import { deviceApprove, deviceFind } from './device-decide.ts';
import { devicePoll } from './device-poll.ts';
import { deviceStart } from './device-start.ts';
import { findAccount } from './find-account.ts';
import { setNewPassword, updatePassword } from './passwords.ts';
import { register } from './register.ts';
import { sendCode } from './send-code.ts';
import { sendVerifyCode } from './send-verify-code.ts';
import { signIn } from './sign-in.ts';
import { switchGroup } from './switch-group.ts';

export { type RightCode, spendCode, tryCode } from './codes.ts';
export { countryHere } from './country-here.ts';
export { deliverCode } from './deliver-code.ts';
export { menuOf } from './menu.ts';
export { insertAccount } from './new-account.ts';
export { prove } from './prove.ts';
export { checkSignUp, invitedTo, openTenant } from './sign-up.ts';

/** Whoever deletes an account leaves all work behind first: that stands with the account. */
export const authHandlers: Omit<DomainHandlers<typeof auth>, 'deleteAccount'> = {
  login: signIn,
  sendCode,
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
  async logout(_input, { tx, services, tenantId, sessionId, actor, now, requestId, address, device }) {
    const { accountId } = actor;
    const at = now();
    const ending = { tenantId, accountId, at, only: sessionId, code: 'sessionEnded' } as const;
    await endSessions(tx, services.access, ending);
    await recordEvent(tx, { tenantId, accountId, kind: 'logout', at, requestId, address, device });
    return {};
  },
};
