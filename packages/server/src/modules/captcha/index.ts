import { SvcdeskError } from '@svcdesk/core';
import type { captcha } from '@svcdesk/core/contract';
import { recordEvent } from '../../platform/audit/record-event.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { addressKey } from '../../platform/http/rate-limits.ts';
import { takeOrRefuse } from '../../platform/sessions/throttle.ts';

const minuteMs = 60_000;
/** Challenges an address may ask for in a minute: an office signs in at nine, a flood gets no further. */
const challengesAMinute = 60;

export const captchaHandlers: DomainHandlers<typeof captcha> = {
  async param({ scene }, { db, services, address, now }) {
    const at = now();
    const allowance = { kind: 'captchaMinute', subject: addressKey(address), windowMs: minuteMs };
    await takeOrRefuse(db, [{ ...allowance, most: challengesAMinute }], at);
    return services.captcha.challenge(scene, at);
  },

  async verify(answer, { db, services, now, requestId, address, device }) {
    const at = now();
    const verdict = await services.captcha.answer(answer, at);
    if ('pass' in verdict) return { captcha: verdict.pass };
    services.log.info({ requestId, kind: 'captcha.fail', address }, 'a slider answer was wrong or used up');
    // A made-up challenge was never asked for: nobody fills the audit with those.
    if (verdict.refused === 'wrong') {
      const about = { tenantId: services.settings.defaultTenant, at, requestId, address, device };
      await db.transaction((tx) => recordEvent(tx, { kind: 'captcha.fail', ...about }));
    }
    throw new SvcdeskError('captchaNeeded');
  },
};
