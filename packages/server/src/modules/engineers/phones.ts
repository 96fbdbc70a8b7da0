import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, engineers } from '@svcdesk/core/contract';
import type { ContextOf } from '../../http/handler.ts';
import { addressKey } from '../../http/rate-limits.ts';
import { accountByPhone, normalPhone } from '../../sessions/sign-in-names.ts';
import { takeOrRefuse } from '../../sessions/throttle.ts';
import { deliverCode } from '../auth/deliver-code.ts';

const hourMs = 3_600_000;
/** Phones that one address may ask about; each costs a slider as well. */
const mostAnHour = 20;

/** Sends a code to somebody who signs up as an engineer. */
export async function sendVerifyCode(
  request: CheckedRequestOf<typeof engineers.sendVerifyCode>,
  context: ContextOf<typeof engineers.sendVerifyCode>,
): Promise<DataOf<typeof engineers.sendVerifyCode>> {
  const { db, services } = context;
  const candidate = await accountByPhone.first(db, normalPhone(request.phone));
  return deliverCode(
    {
      callId: 'engineers.sendVerifyCode',
      request,
      purpose: {
        tenantId: candidate?.tenantId ?? services.settings.defaultTenant,
        phone: request.phone,
        operate: 'registerEngineer',
      },
      accountId: candidate?.accountId,
      // Also to a number that has an account: only its owner reads there that it has one.
      leaves: true,
    },
    context,
  );
}

/** Tells who has just passed a slider whether a phone has an account. */
export async function checkPhoneExist(
  { phone, captcha }: CheckedRequestOf<typeof engineers.checkPhoneExist>,
  { db, services, address, now }: ContextOf<typeof engineers.checkPhoneExist>,
): Promise<DataOf<typeof engineers.checkPhoneExist>> {
  const at = now();
  if (!(await services.captcha.redeem(captcha, 'checkPhone', at))) throw new SvcdeskError('captchaNeeded');
  const allowance = {
    kind: 'checkPhoneHour',
    subject: addressKey(address),
    most: mostAnHour,
    windowMs: hourMs,
  };
  await takeOrRefuse(db, [allowance], at);
  return { exist: (await accountByPhone.first(db, normalPhone(phone))) !== undefined };
}
