import { SvcdeskError } from '@svcdesk/core';
import type { captcha } from '@svcdesk/core/contract';
import { recordEvent, requestOf } from '../../platform/audit/record-event.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { addressKey } from '../../platform/sessions/address-key.ts';
import { countBy, hourMs, ofAddress, takeOrRefuse } from '../../platform/sessions/throttle.ts';

/** Challenges an address may ask for in a minute: an office signs in at nine, a flood gets no further. */
const challengesAMinute = 60;
/** Failures of an address that the audit keeps in an hour, since it is never purged; the log has them all. */
export const auditedAnHour = 20;

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
    // A made-up challenge was never asked for: nobody fills the audit with those.
    if (verdict.refused === 'wrong') {
      const [ofNetwork, ofAll] = await Promise.all([
        countBy(db, { kind: 'captchaFail', subject: addressKey(address), windowMs: hourMs }, 1, now()),
        countBy(db, { kind: 'captchaFail', subject: 'all', windowMs: hourMs }, 1, now()),
      ]);
      if (ofNetwork > auditedAnHour || ofAll > 10 * auditedAnHour) throw new SvcdeskError('captchaNeeded');
      const failure = { tenantId: services.settings.defaultTenant, kind: 'captcha.fail' } as const;
      await db.transaction((tx) => recordEvent(tx, { ...failure, ...requestOf(context) }));
    }
    throw new SvcdeskError('captchaNeeded');
  },
};
