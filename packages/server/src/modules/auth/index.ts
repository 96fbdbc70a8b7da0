import type { auth } from '@svcdesk/core/contract';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { endSessions } from '../../platform/sessions/end-sessions.ts';
import { deleteAccount } from '../account/delete-account.ts';
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

export const authHandlers: DomainHandlers<typeof auth> = {
  login: signIn,
  sendCode,
  findAccount,
  deleteAccount,
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
    const ending = { tenantId, accountId, at, only: sessionId, told: 'sessionEnded' } as const;
    await endSessions(tx, services.access, ending);
    await recordEvent(tx, { tenantId, accountId, kind: 'logout', at, requestId, address, device });
    return {};
  },
};
