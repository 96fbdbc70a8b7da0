import { groupLive } from '../../platform/db/active.ts';
import { statement, type Transaction } from '../../platform/db/index.ts';
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

const rootGroup = statement<{ id: string }, [tenantId: string]>(
  'grow.rootGroup',
  `SELECT id FROM groups WHERE tenant_id = $1 AND parent_id IS NULL AND ${groupLive()} LIMIT 1`,
);

const rootCatalogs = statement<{ id: string; zh: string }, [tenantId: string]>(
  'grow.rootCatalogs',
  'SELECT id, zh FROM catalogs WHERE tenant_id = $1 AND parent_id IS NULL ORDER BY sort',
);

const skillsOf = statement<{ id: string; zh: string }, [tenantId: string]>(
  'grow.skills',
  'SELECT id, zh FROM skills WHERE tenant_id = $1',
);

const modelOf = statement<
  { accountName: string; passwordHash: string | null },
  [tenantId: string, names: readonly string[]]
>(
  'grow.model',
  `SELECT account_name AS "accountName", password_hash AS "passwordHash" FROM accounts
   WHERE tenant_id = $1 AND account_name = ANY($2::text[])`,
);

const anyGroup = statement<{ id: string }, [tenantId: string, ids: readonly string[]]>(
  'grow.anyGroup',
  'SELECT id FROM groups WHERE tenant_id = $1 AND id = ANY($2::uuid[]) LIMIT 1',
);

/** What of the tenant the growth goes on from. */
async function whatIsThere(tx: Transaction, tenantId: string) {
  const roots = await rootCatalogs.all(tx, tenantId);
  return {
    root: await rootGroup.first(tx, tenantId),
    local: roots.filter(({ zh }) => !central.includes(zh)),
    skillIds: await skillsOf.all(tx, tenantId),
  };
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
  const model = await modelOf.first(tx, tenantId, ['engineer', `engineer.${tenantId}`]);
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
  if (await anyGroup.first(tx, tenantId, groupIds)) return;

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
