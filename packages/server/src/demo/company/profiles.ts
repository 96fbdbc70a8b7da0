import { reviewStatus } from '@svcdesk/core/rules';
import { savedFilters } from '../../platform/db/schema/accounts.ts';
import { engineerProfiles } from '../../platform/db/schema/engineers.ts';
import { messages } from '../../platform/db/schema/messages.ts';
import { type ProfileProposal, reviews } from '../../platform/db/schema/reviews.ts';
import type { NewcomerPlan, ReviewPlan, StaffPlan } from '../plan/plan.ts';
import type { Team } from './company.ts';
import { type Founding, instant } from './founding.ts';
import { putAccount } from './organisation.ts';

const dayMs = 86_400_000;

function putNewcomer(founding: Founding, person: NewcomerPlan): void {
  const createdAt = instant(founding.now - 9 * dayMs);
  putAccount(founding, person, { type: 1, underReview: true, createdAt });
}

type Skills = NonNullable<StaffPlan['skills']>;

const skillsOf = ({ ids }: Founding, skills: Skills) =>
  skills.map(([key, level]) => ({ skillId: ids.of('skill', key), level, certificate: '' }));

function proposalOf(founding: Founding, { account, proposal }: ReviewPlan): ProfileProposal {
  const { skills, ...rest } = proposal;
  if (skills === undefined) return rest;
  const own = founding.plan.staff.find((person) => person.account === account)?.skills ?? [];
  return { ...rest, skills: skillsOf(founding, skills === 'in force' ? own : skills) };
}

function putReview(founding: Founding, plan: ReviewPlan, leadIds: readonly string[]): void {
  const { basket, ids, tenantId, now } = founding;
  const { account, kind, daysAgo, decided } = plan;
  const id = ids.of('review', `${account} ${kind}`);
  const applicantId = ids.of('account', account);
  const createdAt = instant(now - daysAgo * dayMs);
  const decidedAt = decided ? instant(now - decided.daysAgo * dayMs) : null;
  const outcome = decided?.approve ? 'approved' : 'rejected';
  basket.put(reviews, {
    tenantId,
    id,
    kind,
    status: reviewStatus[decided ? outcome : 'waiting'],
    applicantId,
    proposal: proposalOf(founding, plan),
    before: decided ? {} : null,
    reviewerId: decided ? ids.of('account', decided.by) : null,
    decidedAt,
    comment: decided?.comment ?? null,
    version: decided ? 2 : 1,
    createdAt,
    updatedAt: decidedAt ?? createdAt,
  });
  if (decided) return;
  for (const leadId of leadIds) {
    basket.put(messages, {
      tenantId,
      id: ids.of('message', `${account} ${kind} ${leadId}`),
      accountId: leadId,
      sysMsgFlag: 1,
      kind: 'review.waiting',
      params: { byId: applicantId, reviewKind: kind },
      targetKind: 'review',
      targetId: id,
      mergeKey: `review.waiting ${id}`,
      mergedCount: 1,
      readAt: null,
      createdAt,
    });
  }
}

/** Makes what people tell of themselves, who signed up, what waits for a lead, and the filters people keep. */
export function foundProfiles(founding: Founding, teams: readonly Team[]): void {
  const { basket, ids, plan, tenantId, now } = founding;
  for (const person of plan.newcomers ?? []) putNewcomer(founding, person);
  for (const { account, employer, experience } of plan.profiles ?? []) {
    basket.put(engineerProfiles, { tenantId, accountId: ids.of('account', account), employer, experience });
  }
  const isDefault = plan.groups.find((group) => group.isDefault)?.key;
  for (const review of plan.reviews ?? []) {
    const groups = plan.staff.find(({ account }) => account === review.account)?.groups ?? [isDefault];
    const leads = teams.filter(({ key }) => groups.includes(key)).flatMap(({ leadIds }) => leadIds);
    putReview(founding, review, leads);
  }
  for (const { account, name, filter } of plan.filters ?? []) {
    basket.put(savedFilters, {
      tenantId,
      id: ids.of('filter', `${account} ${name}`),
      accountId: ids.of('account', account),
      kind: 'orders',
      name,
      filter: { ...filter },
      createdAt: instant(now - 20 * dayMs),
    });
  }
}
