import type { engineers, reviews } from '@svcdesk/core/contract';
import type { Database } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { addressKey } from '../../platform/http/rate-limits.ts';
import { takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { invitedTo } from '../auth/index.ts';
import { askedFor, engineerCard, skillsOf } from './card.ts';
import { decide } from './decide-review.ts';
import { dropSkill } from './drop-skill.ts';
import { handIn } from './hand-in.ts';
import { reviewDetail, reviewList } from './list-reviews.ts';
import { checkPhoneExist, sendVerifyCode } from './phones.ts';
import { proposalOf } from './proposal.ts';
import { register } from './register.ts';
import { skillsOfTenant, skillTree } from './skill-names.ts';

export { askedFor, engineerCard } from './card.ts';
export { dropSkill } from './drop-skill.ts';
export { ownPhoto } from './proposal.ts';
export { skillNames, skillsOfTenant } from './skill-names.ts';

const hourMs = 3_600_000;
/** Invitations that one address may ask about: enough to mistype, too few to try out. */
const invitationsAnHour = 30;

async function allowInvitation(db: Database, address: string, at: Date): Promise<void> {
  const subject = addressKey(address);
  const allowance = { kind: 'invitationHour', subject, most: invitationsAnHour, windowMs: hourMs };
  await takeOrRefuse(db, [allowance], at);
}

export const engineersHandlers: DomainHandlers<typeof engineers> = {
  sendVerifyCode,
  checkPhoneExist,
  register,
  deleteSkill: dropSkill,
  async skillTree({ inviteCode }, context) {
    const { db, locale, visitor, address, now } = context;
    if (inviteCode) await allowInvitation(db, address, now());
    const tenantId = inviteCode || !visitor ? await invitedTo(context, inviteCode) : visitor.tenantId;
    return skillTree(await skillsOfTenant(db, tenantId), locale);
  },
  async update(request, context) {
    const { accountId } = context.actor;
    await handIn({ ...context, accountId }, await proposalOf(context, accountId, request));
    return {};
  },
  async findOne({ id }, context) {
    return engineerCard(context.db, context, askedFor(context, id));
  },
  async skills({ engineerId }, context) {
    return skillsOf(context.db, context, askedFor(context, engineerId));
  },
};

export const reviewsHandlers: DomainHandlers<typeof reviews> = {
  page: (input, context) => reviewList.page(context.db, context, input),
  detail: reviewDetail,
  decide,
};
