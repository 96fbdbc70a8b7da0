import { SvcdeskError } from '@svcdesk/core';
import type { captcha } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../http/handler.ts';
import { addressKey } from '../../http/rate-limits.ts';
import { takeAll } from '../../sessions/throttle.ts';

const minuteMs = 60_000;
/** Challenges an address may ask for in a minute: an office signs in at nine, a flood gets no further. */
const challengesAMinute = 60;

export const captchaHandlers: DomainHandlers<typeof captcha> = {
  async param({ scene }, { db, services, address, now }) {
    const at = now();
    const allowance = { kind: 'captchaMinute', subject: addressKey(address), windowMs: minuteMs };
    const waitMs = await takeAll(db, [{ ...allowance, most: challengesAMinute }], at);
    if (waitMs > 0) throw new SvcdeskError('tooManyRequests', { retryAfterMs: waitMs });
    return services.captcha.challenge(scene, at);
  },

  async verify(answer, { services, now, requestId, address }) {
    const pass = await services.captcha.answer(answer, now());
    if (pass === undefined) {
      services.log.info({ requestId, kind: 'captcha.fail', address }, 'a slider answer was wrong or used up');
      throw new SvcdeskError('captchaNeeded');
    }
    return { captcha: pass };
  },
};
