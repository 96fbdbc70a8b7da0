import type { auth } from '@svcdesk/core/contract';
import { recordEvent } from '../../audit/record-event.ts';
import type { DomainHandlers } from '../../http/handler.ts';
import { endSession } from '../../sessions/open-session.ts';
import { sendCode } from './send-code.ts';
import { signIn } from './sign-in.ts';

export const authHandlers: DomainHandlers<typeof auth> = {
  login: signIn,
  sendCode,
  async logout(_input, { tx, services, tenantId, sessionId, actor, now, requestId, address, device }) {
    const { accountId } = actor;
    const at = now();
    await endSession(tx, services.access, { tenantId, accountId, sessionId, at });
    await recordEvent(tx, { tenantId, accountId, kind: 'logout', at, requestId, address, device });
    return {};
  },
};
