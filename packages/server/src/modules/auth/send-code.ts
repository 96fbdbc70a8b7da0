import { SvcdeskError } from '@svcdesk/core';
import type { auth, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { recordEvent } from '../../audit/record-event.ts';
import type { ContextOf } from '../../http/handler.ts';
import { addressKey } from '../../http/rate-limits.ts';
import { firstAnswer, type KeyedWrite, runWrite } from '../../http/writes.ts';
import { accountByPhone, maskedPhone, normalPhone } from '../../sessions/sign-in-names.ts';
import { type IssuedCode, issueCode, makeCode, resendAfterSeconds } from './codes.ts';

type Context = ContextOf<typeof auth.sendCode>;
type Request = CheckedRequestOf<typeof auth.sendCode>;
type Answer = DataOf<typeof auth.sendCode>;

/**
 * Sends a code after the slider. A phone of nobody is treated the same in every way but that nothing leaves: its
 * code is stored, counted and forgotten.
 */
export async function sendCode(request: Request, context: Context): Promise<Answer> {
  const { db, services, address, requestId, device } = context;
  const { phone, operate, captcha } = request;
  const at = context.now();
  const candidate = await accountByPhone.first(db, normalPhone(phone));
  const tenantId = candidate?.tenantId ?? services.settings.defaultTenant;
  const write: KeyedWrite = {
    tenantId: services.settings.defaultTenant,
    accountId: addressKey(address),
    callId: 'auth.sendCode',
    key: context.idempotencyKey,
    body: request,
    at,
  };
  // Before the slider's pass is used up a second time: this may be the same wish again.
  const first = await firstAnswer(db, write);
  if (first) return first.data as Answer;
  if (!(await services.captcha.redeem(captcha, 'sendCode', at))) throw new SvcdeskError('captchaNeeded');

  const made = await makeCode();
  let issued: IssuedCode | undefined;
  const boundTo = operate === 'deleteAccount' ? (context.visitor?.sessionId ?? 'nobody') : undefined;
  const { data } = await runWrite(db, write, async (tx) => {
    issued = await issueCode(tx, { tenantId, phone, operate, boundTo }, made, address, at);
    const accountId = candidate?.accountId;
    const changes = { phone: maskedPhone(phone), operate };
    const event = {
      tenantId,
      accountId,
      kind: 'code.send',
      at,
      changes,
      requestId,
      address,
      device,
    } as const;
    if (candidate) await recordEvent(tx, event);
    return { resendAfterSeconds };
  });
  const wanted = operate === 'register' ? !candidate : candidate !== undefined && !candidate.gone;
  if (issued && wanted) await services.codeSender({ phone: normalPhone(phone), operate, ...issued });
  return data as Answer;
}
