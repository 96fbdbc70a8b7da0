import { SvcdeskError } from '@svcdesk/core';
import type { auth, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import type { ContextOf } from '../../platform/http/handler.ts';
import { addressKey } from '../../platform/http/rate-limits.ts';
import { takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { countryHere } from './country-here.ts';
import { makeTicket } from './tickets.ts';

const hourMs = 3_600_000;
/** Accounts that one address may look for: an office forgets less, and names are not tried out. */
const maxAnHour = 30;

/** Finds an account to set a new password for; the answer for nobody's is made to look the same. */
export async function findAccount(
  { account, captcha }: CheckedRequestOf<typeof auth.findAccount>,
  context: ContextOf<typeof auth.findAccount>,
): Promise<DataOf<typeof auth.findAccount>> {
  const { db, services, address, now } = context;
  const at = now();
  if (!(await services.captcha.redeem(captcha, 'sendCode', at))) throw new SvcdeskError('captchaNeeded');
  const allowance = {
    kind: 'findAccountHour',
    subject: addressKey(address),
    most: maxAnHour,
    windowMs: hourMs,
  };
  await takeOrRefuse(db, [allowance], at);
  return makeTicket(db, services.settings.defaultTenant, account, await countryHere(context), at);
}
