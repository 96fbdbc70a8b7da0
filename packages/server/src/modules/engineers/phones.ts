import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, engineers } from '@svcdesk/core/contract';
import type { ContextOf } from '../../platform/http/handler.ts';
import { addressKey } from '../../platform/http/rate-limits.ts';
import { givenPhone } from '../../platform/sessions/phones.ts';
import { accountByPhone } from '../../platform/sessions/sign-in-names.ts';
import { takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { countryHere, deliverCode } from '../auth/index.ts';

const hourMs = 3_600_000;
/** Phones that one address may ask about; each costs a slider as well. */
const maxAnHour = 20;

/** Sends a code to somebody who signs up as an engineer. */
export async function sendVerifyCode(
  request: CheckedRequestOf<typeof engineers.sendVerifyCode>,
  context: ContextOf<typeof engineers.sendVerifyCode>,
): Promise<DataOf<typeof engineers.sendVerifyCode>> {
  const { db, services } = context;
  const phone = givenPhone(request.phone, await countryHere(context));
  const candidate = await accountByPhone.first(db, phone);
  return deliverCode(
    {
      callId: 'engineers.sendVerifyCode',
      request,
      purpose: {
        tenantId: candidate?.tenantId ?? services.settings.defaultTenant,
        phone,
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
  request: CheckedRequestOf<typeof engineers.checkPhoneExist>,
  context: ContextOf<typeof engineers.checkPhoneExist>,
): Promise<DataOf<typeof engineers.checkPhoneExist>> {
  const { db, services, address, now } = context;
  const at = now();
  const phone = givenPhone(request.phone, await countryHere(context));
  if (!(await services.captcha.redeem(request.captcha, 'checkPhone', at)))
    throw new SvcdeskError('captchaNeeded');
  const allowance = {
    kind: 'checkPhoneHour',
    subject: addressKey(address),
    most: maxAnHour,
    windowMs: hourMs,
  };
  await takeOrRefuse(db, [allowance], at);
  if (await accountByPhone.first(db, phone)) return { exist: true };
  return { exist: false, captcha: await services.captcha.grant('sendCode', at) };
}
