import { SvcdeskError } from '@svcdesk/core';
import type { engineers } from '@svcdesk/core/contract';
import type { Handler } from '../../platform/http/handler.ts';
import { givenPhone } from '../../platform/sessions/phones.ts';
import { accountByPhone } from '../../platform/sessions/sign-in-names.ts';
import { ofAddress, takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { countryHere } from '../auth/index.ts';

/** Phones that one address may ask about in an hour; each costs a slider as well. */
const asksAnHour = 20;

/** Tells who has just passed a slider whether a phone has an account. */
export const checkPhoneExist: Handler<typeof engineers.checkPhoneExist> = async (request, context) => {
  const { db, services, address, now } = context;
  const at = now();
  const phone = givenPhone(request.phone, await countryHere(context));
  if (!(await services.captcha.redeem(request.captcha, 'checkPhone', at)))
    throw new SvcdeskError('captchaNeeded');
  await takeOrRefuse(db, [ofAddress(address, 'checkPhoneHour', asksAnHour)], at);
  if (await accountByPhone.first(db, phone)) return { exist: true };
  return { exist: false, captcha: await services.captcha.grant('sendCode', at) };
};
