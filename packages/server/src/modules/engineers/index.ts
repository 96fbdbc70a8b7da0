import type { engineers } from '@svcdesk/core/contract';
import { type Database, statement } from '../../db/index.ts';
import type { DomainHandlers } from '../../http/handler.ts';
import { addressKey } from '../../http/rate-limits.ts';
import { takeOrRefuse } from '../../sessions/throttle.ts';
import { invitedTo } from '../auth/sign-up.ts';
import { type FileReader, filesBelongTo } from '../files/readers.ts';
import { handIn } from '../reviews/hand-in.ts';
import { isLedBy } from '../reviews/leads.ts';
import { askedFor, engineerCard, skillsOf } from './card.ts';
import { dropSkill } from './drop-skill.ts';
import { checkPhoneExist, sendVerifyCode } from './phones.ts';
import { certificateFiles, portraitFiles, proposalOf } from './proposal.ts';
import { register } from './register.ts';
import { skillsOfTenant, skillTree } from './skill-names.ts';

const accountById = statement<{ id: string }, [tenantId: string, accountId: string]>(
  'engineers.accountById',
  'SELECT id FROM accounts WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL',
);

const isOwn = ({ actor }: FileReader, accountId: string) => actor.accountId === accountId;

/** A face is for everybody who works with somebody or has work done by him; before approval for nobody else. */
filesBelongTo(portraitFiles, async (reader, accountId) => {
  const { db, tenantId, actor } = reader;
  if (isOwn(reader, accountId)) return true;
  const outsider = actor.kind === 'staff' && actor.roles.length === 0;
  return !outsider && (await accountById.first(db, tenantId, accountId)) !== undefined;
});

filesBelongTo(certificateFiles, async (reader, accountId) => {
  const { db, tenantId, actor } = reader;
  return (
    isOwn(reader, accountId) || (actor.kind === 'staff' && (await isLedBy(db, tenantId, actor, accountId)))
  );
});

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
