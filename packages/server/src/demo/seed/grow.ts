import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/index.ts';
import { accounts } from '../../platform/db/schema/accounts.ts';
import { catalogs } from '../../platform/db/schema/catalogs.ts';
import { skills } from '../../platform/db/schema/engineers.ts';
import { groups } from '../../platform/db/schema/groups.ts';
import { createBasket } from '../bulk/basket.ts';
import { createChance } from '../chance.ts';
import { beginning, type Founding } from '../company/founding.ts';
import { createIds, flatten } from '../company/ids.ts';
import { foundStaff, foundTeams } from '../company/organisation.ts';
import { foundRules } from '../company/routing.ts';
import { foundCustomer } from '../company/sites.ts';
import { company as companyPlan } from '../plan/company.ts';
import { growth } from '../plan/growth.ts';
import type { CompanyPlan } from '../plan/plan.ts';
import { withNamesOf } from './names-of-tenant.ts';

/** Catalogues whose orders go to groups of their own, whatever the site. */
const central = companyPlan.catalogs
  .filter(({ children = [] }) => children.some(({ source }) => source !== undefined))
  .map(({ zh }) => zh);

/** What of the tenant the growth goes on from. */
async function whatIsThere(tx: Transaction, tenantId: string) {
  const [root] = await tx.orm
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.tenantId, tenantId), isNull(groups.parentId), isNull(groups.removedAt)))
    .limit(1);
  const roots = await tx.orm
    .select({ id: catalogs.id, zh: catalogs.zh })
    .from(catalogs)
    .where(and(eq(catalogs.tenantId, tenantId), isNull(catalogs.parentId)))
    .orderBy(catalogs.sort);
  const known = await tx.orm
    .select({ id: skills.id, zh: skills.zh })
    .from(skills)
    .where(eq(skills.tenantId, tenantId));
  return { root, local: roots.filter(({ zh }) => !central.includes(zh)), skillIds: known };
}

/**
 * Gives a tenant two more departments with groups in ten cities, their engineers, customers and sites; does nothing
 * when it has them. Their accounts have the password of the tenant's `engineer`, if there is one.
 */
export async function grow(tx: Transaction, tenantId: string, timeZone: string, now: number): Promise<void> {
  const chance = createChance(`growth/${tenantId}`);
  const { root, local, skillIds } = await whatIsThere(tx, tenantId);
  const skillKeys = flatten(companyPlan.skills).flatMap(({ node }) => {
    const id = skillIds.find(({ zh }) => zh === node.zh)?.id;
    return id ? [{ kind: 'skill', key: node.key, id }] : [];
  });
  const catalogKeys = local.map(({ id }) => ({ kind: 'catalog', key: id, id }));
  const ids = createIds(chance, beginning, [...skillKeys, ...catalogKeys]);
  const [model] = await tx.orm
    .select({ accountName: accounts.accountName, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(
      and(
        eq(accounts.tenantId, tenantId),
        inArray(accounts.accountName, ['engineer', `engineer.${tenantId}`]),
      ),
    );
  const grown = growth(
    chance.fork('plan'),
    catalogKeys.map(({ key }) => key),
  );
  const more = model?.accountName === 'engineer' ? grown : withNamesOf(tenantId, grown);
  const knows = (key: string) => skillKeys.some((each) => each.key === key);
  const plan: CompanyPlan = {
    ...companyPlan,
    ...more,
    staff: more.staff.map((person) => ({
      ...person,
      skills: person.skills?.filter(([key]) => knows(key)) ?? [],
    })),
    skills: [],
    assetClasses: [],
  };
  const groupIds = plan.groups.map(({ key }) => ids.of('group', key));
  const [there] = await tx.orm
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.tenantId, tenantId), inArray(groups.id, groupIds)))
    .limit(1);
  if (there) return;

  const basket = createBasket();
  const founding: Founding = {
    tenantId,
    timeZone,
    plan,
    ids,
    chance,
    basket,
    foundedAt: beginning,
    now,
    above: root ? [root.id] : [],
    passwordHash: model?.passwordHash ?? null,
  };
  const teams = foundTeams(founding);
  for (const customer of plan.customers) foundCustomer(founding, customer);
  foundStaff(founding, teams);
  foundRules(founding, teams);
  await basket.pour(tx);
}
