import type { StaffActor } from '@svcdesk/core/roles';
import { accountRoles, accounts, groupLeads, groupMembers } from '../../platform/db/schema/accounts.ts';
import { engineerSkills, serviceAreas, skills } from '../../platform/db/schema/engineers.ts';
import { groupAncestors, groups } from '../../platform/db/schema/groups.ts';
import { signInDirectory } from '../../platform/db/schema/platform.ts';
import { normalName } from '../../platform/sessions/sign-in-names.ts';
import type { GroupPlan, StaffPlan } from '../plan/plan.ts';
import type { Member, Team } from './company.ts';
import { type Founding, instant } from './founding.ts';
import { flatten } from './ids.ts';

/** Puts an account in with its names to sign in; what is not said of it is as of somebody who is in no group yet. */
export function putAccount(
  { basket, ids, tenantId, foundedAt, passwordHash }: Founding,
  { account, name, phone }: { readonly account: string; readonly name: string; readonly phone: string },
  own: Pick<typeof accounts.$inferInsert, 'type'> & Partial<typeof accounts.$inferInsert>,
): string {
  const id = ids.of('account', account);
  const createdAt = own.createdAt ?? instant(foundedAt);
  basket.put(accounts, {
    tenantId,
    id,
    admin: 0,
    accountName: account,
    name,
    phone,
    email: null,
    passwordHash,
    passwordChangedAt: createdAt,
    underReview: false,
    currentGroupId: null,
    customerId: null,
    cellScope: null,
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

function chainOf(plans: readonly GroupPlan[], group: GroupPlan): GroupPlan[] {
  const parent = plans.find(({ key }) => key === group.parent);
  return parent ? [group, ...chainOf(plans, parent)] : [group];
}

/** Makes the tree of groups; who sits in them comes from the people. */
export function foundTeams(founding: Founding): Team[] {
  const { above, basket, ids, plan, tenantId, foundedAt } = founding;
  const createdAt = instant(foundedAt);
  const groupId = (key: string) => ids.of('group', key);
  const seats = (keys: readonly string[]) => keys.map((key) => ids.of('account', key));
  const teams = plan.groups.map((group, index) => {
    const { key, name, parent, sources = [0], isDefault = false, leads = [] } = group;
    const parentId = parent ? groupId(parent) : (above[0] ?? null);
    basket.put(groups, {
      tenantId,
      id: groupId(key),
      parentId,
      name,
      sort: index,
      isDefault,
      sources: [...sources],
      createdAt,
    });
    const members = plan.staff.filter((person) => person.groups.includes(key));
    return {
      id: groupId(key),
      key,
      name,
      sources,
      chain: [...chainOf(plan.groups, group).map((each) => groupId(each.key)), ...above],
      memberIds: seats(members.map(({ account }) => account)),
      leadIds: seats(leads),
    };
  });
  for (const { id, chain } of teams) {
    for (const [depth, ancestorId] of chain.entries()) {
      basket.put(groupAncestors, { tenantId, ancestorId, groupId: id, depth });
    }
  }
  return teams;
}

function actorOf(accountId: string, { roles }: StaffPlan, teams: readonly Team[]): StaffActor {
  const led = teams.filter(({ leadIds }) => leadIds.includes(accountId)).map(({ id }) => id);
  const own = teams.filter(({ memberIds }) => memberIds.includes(accountId)).map(({ id }) => id);
  const ledGroupIds = teams.filter(({ chain }) => chain.some((id) => led.includes(id))).map(({ id }) => id);
  const leadsRoot = teams.some(({ id, chain }) => chain.length === 1 && led.includes(id));
  return {
    kind: 'staff',
    accountId,
    roles,
    memberGroupIds: own,
    ledGroupIds,
    currentGroupId: own[0],
    leadsRoot,
  };
}

function putPerson(founding: Founding, person: StaffPlan): string {
  const { basket, ids, tenantId } = founding;
  const { account, roles, groups: own, admin } = person;
  const id = putAccount(founding, person, {
    type: 1,
    admin: admin ? 1 : 0,
    email: `${account}@example.com`,
    currentGroupId: own[0] ? ids.of('group', own[0]) : null,
  });
  for (const role of roles) basket.put(accountRoles, { tenantId, accountId: id, role });
  return id;
}

function putSkills({ basket, ids, plan, tenantId, foundedAt }: Founding): void {
  for (const { node, parent, sort } of flatten(plan.skills)) {
    basket.put(skills, {
      tenantId,
      id: ids.of('skill', node.key),
      parentId: parent ? ids.of('skill', parent.key) : null,
      zh: node.zh,
      en: node.en,
      sort,
      catalogId: node.catalog ? ids.of('catalog', node.catalog) : null,
    });
  }
  for (const person of plan.staff) {
    const accountId = ids.of('account', person.account);
    for (const [key, level] of person.skills ?? []) {
      const skillId = ids.of('skill', key);
      basket.put(engineerSkills, { tenantId, accountId, skillId, level, createdAt: instant(foundedAt) });
    }
    for (const regionCode of person.areas ?? [])
      basket.put(serviceAreas, { tenantId, accountId, regionCode });
  }
}

/** Makes the staff with their seats, skills and areas. */
export function foundStaff(founding: Founding, teams: readonly Team[]): Member[] {
  const { basket, plan, tenantId, foundedAt } = founding;
  const createdAt = instant(foundedAt);
  const members = plan.staff.map((person) => {
    const id = putPerson(founding, person);
    const { account, name, phone } = person;
    return { id, account, name, phone, actor: actorOf(id, person, teams) };
  });
  for (const { id: groupId, memberIds, leadIds } of teams) {
    for (const accountId of memberIds) basket.put(groupMembers, { tenantId, groupId, accountId, createdAt });
    for (const accountId of leadIds) basket.put(groupLeads, { tenantId, groupId, accountId, createdAt });
  }
  putSkills(founding);
  return members;
}
