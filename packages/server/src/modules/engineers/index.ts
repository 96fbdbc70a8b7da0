import { SvcdeskError } from '@svcdesk/core';
import type { engineers, reviews } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { accountByPhone, parsePhone } from '../../platform/sessions/handles.ts';
import { ofAddress, takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { countryHere, invitedTo, sendCodeTo } from '../auth/index.ts';
import { cardPerson, engineerCard, skillsOf } from './card.ts';
import { decide } from './decide-review.ts';
import { reviewDetail, reviewList } from './list.ts';
import { skillsOfTenant, skillTree } from './profile.ts';
import { dropSkill, proposalOf, register, submitProfile } from './submit-profile.ts';

export { cardPerson, engineerCard } from './card.ts';
export { reviewList } from './list.ts';
export { groupsOfPerson, skillNames, skillsOfTenant } from './profile.ts';
export { dropSkill, ownPhoto } from './submit-profile.ts';

/** Invitations that one address may ask about in an hour: enough to mistype, too few to try out. */
const invitationsAnHour = 30;
/** Phones that one address may ask about in an hour; each costs a slider as well. */
const phonesAnHour = 20;

export const engineersHandlers: DomainHandlers<typeof engineers> = {
  sendVerifyCode: (request, context) =>
    sendCodeTo(request, 'registerEngineer', 'engineers.sendVerifyCode', context),
  /** Tells who has just passed a slider whether a phone has an account. */
  async checkPhoneExist(request, context) {
    const { db, services, address, now } = context;
    const at = now();
    const phone = parsePhone(request.phone, await countryHere(context));
    const passed = await services.captcha.redeem(request.captcha, 'checkPhone', at);
    if (!passed) throw new SvcdeskError('captchaNeeded');
    await takeOrRefuse(db, ofAddress(address, 'checkPhoneHour', phonesAnHour), at);
    if (await accountByPhone.first(db, phone)) return { exist: true };
    return { exist: false, captcha: await services.captcha.grant('sendCode', at) };
  },
  register,
  deleteSkill: dropSkill,
  async skillTree({ inviteCode }, context) {
    const { db, locale, visitor, address, now } = context;
    if (inviteCode) await takeOrRefuse(db, ofAddress(address, 'invitationHour', invitationsAnHour), now());
    const tenantId = inviteCode || !visitor ? await invitedTo(context, inviteCode) : visitor.tenantId;
    return skillTree(await skillsOfTenant(db, tenantId), locale);
  },
  async update(request, context) {
    await submitProfile(context, await proposalOf(context, context.actor.accountId, request));
    return {};
  },
  async findOne({ id }, context) {
    return engineerCard(context.db, context, cardPerson(context, id));
  },
  async skills({ engineerId }, context) {
    return skillsOf(context.db, context, cardPerson(context, engineerId));
  },
};

export const reviewsHandlers: DomainHandlers<typeof reviews> = {
  page: (input, context) => reviewList.page(context.db, context, input),
  detail: reviewDetail,
  decide,
};
