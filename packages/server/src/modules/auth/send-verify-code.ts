import { SvcdeskError } from '@svcdesk/core';
import type { auth, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { givenPhone } from '../../platform/sessions/phones.ts';
import { deliverCode } from './deliver-code.ts';
import { firstCodeOf, readTicket } from './tickets.ts';

type Context = ContextOf<typeof auth.sendVerifyCode>;
type Request = CheckedRequestOf<typeof auth.sendVerifyCode>;
type Answer = DataOf<typeof auth.sendVerifyCode>;

const callId = 'auth.sendVerifyCode';

const phoneOf = statement<{ phone: string | null }, [tenantId: string, accountId: string]>(
  'auth.phoneOfAccount',
  'SELECT phone FROM accounts WHERE tenant_id = $1 AND id = $2',
);

/** Sends a code to the number behind a ticket, or one that is bound to the session of who is signed in. */
export function sendVerifyCode(request: Request, context: Context): Promise<Answer> {
  return request.operate === 'forgetPassword' ? byTicket(request, context) : toSignedIn(request, context);
}

async function byTicket(request: Request, context: Context): Promise<Answer> {
  const { db, services } = context;
  if (!request.ticket) throw invalid('ticket', 'required');
  const at = context.now();
  const ticket = await readTicket(db, services.settings.defaultTenant, request.ticket, at);
  const { tenantId, accountId, phone, boundTo } = ticket;
  return deliverCode(
    {
      callId,
      request,
      purpose: { tenantId, phone, operate: request.operate, boundTo },
      accountId,
      leaves: accountId !== undefined,
      sliderDone: () => firstCodeOf(db, ticket, at),
    },
    context,
  );
}

async function toSignedIn(request: Request, context: Context): Promise<Answer> {
  const { db, visitor } = context;
  if (!visitor) throw new SvcdeskError('notSignedIn');
  const { tenantId, sessionId, actor, country } = visitor;
  const given = request.operate === 'changePhone' ? request.phone : undefined;
  const phone =
    given === undefined
      ? (await phoneOf.first(db, tenantId, actor.accountId))?.phone
      : givenPhone(given, country);
  if (!phone) throw invalid('phone', 'required');
  return deliverCode(
    {
      callId,
      request,
      purpose: { tenantId, phone, operate: request.operate, boundTo: sessionId },
      accountId: actor.accountId,
      // Also to a number of somebody else: they read there that it was asked for, and the asker learns nothing.
      leaves: true,
    },
    context,
  );
}
