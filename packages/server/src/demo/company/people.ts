import { reviewStatus } from '@svcdesk/core/rules';
import { accounts, reporters, savedFilters } from '../../platform/db/schema/accounts.ts';
import { engineerProfiles, engineerSkills, serviceAreas } from '../../platform/db/schema/engineers.ts';
import { messages } from '../../platform/db/schema/messages.ts';
import { signInDirectory } from '../../platform/db/schema/platform.ts';
import { type ProfileProposal, reviews } from '../../platform/db/schema/reviews.ts';
import { normalName } from '../../platform/sessions/handles.ts';
import type { BesideImport } from '../companies.ts';
import type { Member, Team } from './company.ts';
import { beginning, type Founding, instant } from './founding.ts';

const dayMs = 86_400_000;

/** Puts an account in with its names to sign in; fields left out are those of an account in no group yet. */
export function putAccount(
  { basket, chance, tenantId, passwordHash }: Founding,
  { account, name, phone }: NonNullable<BesideImport['newcomers']>[number],
  own: Pick<typeof accounts.$inferInsert, 'type'> & Partial<typeof accounts.$inferInsert>,
): string {
  const id = chance.fork(`account ${account}`).idAt(beginning);
  const createdAt = own.createdAt ?? instant(beginning);
  basket.put(accounts, {
    tenantId,
    id,
    accountName: account,
    name,
    phone,
    passwordHash,
    passwordChangedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
    ...own,
  });
  basket.put(
    signInDirectory,
    { kind: 'name', value: normalName(account), tenantId, accountId: id },
    { kind: 'phone', value: phone, tenantId, accountId: id },
  );
  return id;
}

type Skills = NonNullable<BesideImport['engineers']>[number]['skills'];

const skillIdsOf = ({ idOf }: Founding, skills: Skills) =>
  Promise.all(skills.map(async ({ skill, level }) => ({ skillId: await idOf('skill', skill), level })));

/** What engineers can do, and where. */
export async function putEngineers(founding: Founding): Promise<void> {
  const { basket, beside, idOf, tenantId } = founding;
  for (const { account, skills, areas } of beside.engineers ?? []) {
    const own = { tenantId, accountId: await idOf('user', account) };
    const createdAt = instant(beginning);
    for (const skill of await skillIdsOf(founding, skills))
      basket.put(engineerSkills, { ...own, ...skill, createdAt });
    for (const regionCode of areas) basket.put(serviceAreas, { ...own, regionCode });
  }
}

/** Who reports from the sites. */
export async function putReporters({ basket, beside, chance, idOf, tenantId }: Founding): Promise<void> {
  const at = instant(beginning);
  for (const { cell, name, phone, account } of beside.reporters ?? []) {
    basket.put(reporters, {
      tenantId,
      id: chance.fork(`reporter ${cell} ${phone}`).idAt(beginning),
      cellId: await idOf('cell', cell),
      name,
      phone,
      accountId: account ? await idOf('user', account) : null,
      createdAt: at,
      updatedAt: at,
    });
  }
}

/** Those who signed up and wait for approval; their ids by account. */
function putNewcomers(founding: Founding): Map<string, string> {
  const createdAt = instant(founding.now - 9 * dayMs);
  return new Map(
    (founding.beside.newcomers ?? []).map((person) => [
      person.account,
      putAccount(founding, person, { type: 1, underReview: true, createdAt }),
    ]),
  );
}

type Review = NonNullable<BesideImport['reviews']>[number];

async function proposalOf(founding: Founding, { account, proposal }: Review): Promise<ProfileProposal> {
  const { skills, inForce, ...rest } = proposal;
  const own = founding.beside.engineers?.find((each) => each.account === account)?.skills;
  const proposed = inForce ? own : skills;
  if (!proposed) return rest;
  const named = await skillIdsOf(founding, proposed);
  return { ...rest, skills: named.map((each) => ({ ...each, certificate: '' })) };
}

async function putReview(
  founding: Founding,
  review: Review,
  applicantId: string,
  leadIds: readonly string[],
): Promise<void> {
  const { basket, chance, idOf, tenantId, now } = founding;
  const { account, kind, daysAgo, decided } = review;
  const draw = chance.fork(`review ${account} ${kind}`);
  const createdAt = instant(now - daysAgo * dayMs);
  const decidedAt = decided ? instant(now - decided.daysAgo * dayMs) : null;
  const outcome = decided?.approve ? 'approved' : 'rejected';
  const id = draw.idAt(beginning);
  basket.put(reviews, {
    tenantId,
    id,
    kind,
    status: reviewStatus[decided ? outcome : 'waiting'],
    applicantId,
    proposal: await proposalOf(founding, review),
    before: decided ? {} : null,
    reviewerId: decided ? await idOf('user', decided.by) : null,
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
      id: draw.idAt(beginning),
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

/** What people tell of themselves, who signed up, and what of it waits for a lead. */
export async function putProfiles(
  founding: Founding,
  members: ReadonlyMap<string, Member>,
  teams: readonly Team[],
): Promise<void> {
  const { basket, beside, idOf, tenantId } = founding;
  const newcomers = putNewcomers(founding);
  for (const { account, ...profile } of beside.profiles ?? [])
    basket.put(engineerProfiles, { tenantId, accountId: await idOf('user', account), ...profile });
  for (const review of beside.reviews ?? []) {
    const newcomer = newcomers.get(review.account);
    const applicantId = newcomer ?? (await idOf('user', review.account));
    const own = members.get(applicantId)?.actor.memberGroupIds;
    const leads = teams.filter(({ id, isDefault }) => own?.includes(id) ?? isDefault);
    await putReview(
      founding,
      review,
      applicantId,
      leads.flatMap(({ leadIds }) => leadIds),
    );
  }
}

/** The filters that people keep of the list of orders. */
export async function putFilters({ basket, beside, chance, idOf, tenantId, now }: Founding): Promise<void> {
  for (const { account, name, filter } of beside.filters ?? []) {
    basket.put(savedFilters, {
      tenantId,
      id: chance.fork(`filter ${account} ${name}`).idAt(beginning),
      accountId: await idOf('user', account),
      kind: 'orders',
      name,
      filter: { ...filter },
      createdAt: instant(now - 20 * dayMs),
    });
  }
}
