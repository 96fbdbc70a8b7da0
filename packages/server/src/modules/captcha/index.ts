import { SvcdeskError } from '@svcdesk/core';
import type { captcha } from '@svcdesk/core/contract';
import { countAttempt } from '../../platform/audit/attempts.ts';
import { requestOf } from '../../platform/audit/record-event.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { ofAddress, takeOrRefuse } from '../../platform/sessions/throttle.ts';

/** Challenges an address may ask for in a minute: an office signs in at nine, a flood gets no further. */
const challengesAMinute = 60;

export const captchaHandlers: DomainHandlers<typeof captcha> = {
  async param({ scene }, { db, services, address, now }) {
    const at = now();
    await takeOrRefuse(db, ofAddress(address, 'captchaMinute', challengesAMinute, 60_000), at);
    return services.captcha.challenge(scene, at);
  },

  async verify(answer, context) {
    const { db, services, now, requestId, address } = context;
    const verdict = await services.captcha.answer(answer, now());
    if ('pass' in verdict) return { captcha: verdict.pass };
    services.log.info({ requestId, kind: 'captcha.fail', address }, 'a slider answer was wrong or used up');
    // A made-up challenge was never asked for: nobody fills the counts with those.
    if (verdict.refused === 'wrong') {
      const { defaultTenant: tenantId } = services.settings;
      await countAttempt(db, { tenantId, kind: 'captcha.fail', ...requestOf(context) });
    }
    throw new SvcdeskError('captchaNeeded');
  },
};
