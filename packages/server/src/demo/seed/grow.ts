import { createHash } from 'node:crypto';
import { groupLive } from '../../platform/db/active.ts';
import { type Database, statement, type Transaction } from '../../platform/db/index.ts';
import { createChance } from '../chance.ts';
import { type CompanyData, hengchuan } from '../companies.ts';
import { beginFounding, type FoundingOptions, foundCompany, importLists, openAll } from '../company/found.ts';
import { putEngineers, putReporters } from '../company/people.ts';
import { dormantGroupNames, growth } from './growth.ts';

function phoneIn(tenantId: string, phone: string): string {
  const digits = createHash('sha256').update(`${tenantId} ${phone}`).digest().readUInt32BE(0) % 100_000_000;
  return `+86138${String(digits).padStart(8, '0')}`;
}

/** Where people are named: accounts, those who sign for something, and phones. */
const namesOf = { account: 'account', by: 'account', phone: 'phone', contactPhone: 'phone' } as const;

/**
 * Data whose accounts are named after the tenant (`engineer.t9`) and have other phones: both are unique over a
 * deployment, and the demo company's own are taken.
 */
function withNamesOf<D extends Pick<CompanyData, 'lists' | 'beside'>>(tenantId: string, data: D): D {
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => {
        const kind = typeof each === 'string' ? namesOf[name as keyof typeof namesOf] : undefined;
        if (kind === 'account') return [name, `${each}.${tenantId}`];
        return [name, kind === 'phone' ? phoneIn(tenantId, each) : renamed(each)];
      }),
    );
  };
  const { users = [], cells = [] } = data.lists;
  return {
    ...data,
    lists: { ...data.lists, users: renamed(users) as typeof users, cells: renamed(cells) as typeof cells },
    beside: renamed(data.beside) as D['beside'],
  };
}

/** Catalogues whose orders go to groups of their own, whatever the site. */
const central = ['infrastructure', 'engineering'];
const centralNames = hengchuan.lists.catalogues?.flatMap(({ code, zh }) =>
  central.includes(String(code)) ? [zh] : [],
);

const rootGroup = statement<{ id: string }, [tenantId: string]>(
  'grow.rootGroup',
  `SELECT id FROM groups WHERE tenant_id = $1 AND parent_id IS NULL AND ${groupLive()} ORDER BY sort, name LIMIT 1`,
);

const rootCatalogs = statement<{ id: string; zh: string }, [tenantId: string]>(
  'grow.rootCatalogs',
  'SELECT id, zh FROM catalogs WHERE tenant_id = $1 AND parent_id IS NULL ORDER BY sort, zh',
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

const hasGrown = statement<object, [tenantId: string, names: readonly string[]]>(
  'grow.hasGrown',
  'SELECT FROM groups WHERE tenant_id = $1 AND name = ANY($2::text[]) LIMIT 1',
);

/** What an import calls something by: the code that it has, or this one from now on. */
const codeFor = statement<{ code: string }, [tenantId: string, kind: string, code: string, id: string]>(
  'grow.codeFor',
  `WITH known AS (
     SELECT code FROM import_keys WHERE tenant_id = $1 AND kind = $2 AND object_id = $4
   ), made AS (
     INSERT INTO import_keys (tenant_id, kind, code, object_id)
     SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT FROM known) RETURNING code
   ) SELECT code FROM known UNION ALL SELECT code FROM made LIMIT 1`,
);

/** Founds a tenant that has the demo company's organisation and customers, and no orders yet. */
export async function foundTenant(
  db: Database,
  tx: Transaction,
  options: Omit<FoundingOptions, 'chance'>,
): Promise<void> {
  const { tenantId } = options;
  const own = withNamesOf(tenantId, hengchuan);
  const tenant = own.lists.tenant?.map(({ name, inviteCode }) => ({
    name: `${name} ${tenantId}`,
    inviteCode: `${inviteCode}-${tenantId.toUpperCase()}`,
  }));
  const data: CompanyData = { ...own, lists: { ...own.lists, ...(tenant && { tenant }) } };
  await foundCompany(db, tx, data, { ...options, chance: createChance(`tenant/${tenantId}`) });
}

/** Codes of what the growth goes on from. */
async function whatIsThere(tx: Transaction, tenantId: string) {
  const codeOf = async (kind: string, id: string, code = id) =>
    (await codeFor.first(tx, tenantId, kind, code, id))?.code ?? code;
  const root = await rootGroup.first(tx, tenantId);
  const catalogs: string[] = [];
  for (const { id, zh } of await rootCatalogs.all(tx, tenantId))
    if (!centralNames?.includes(zh)) catalogs.push(await codeOf('catalogue', id));
  const skills = new Map<string, string>();
  const there = await skillsOf.all(tx, tenantId);
  for (const { code, zh } of hengchuan.lists.skills ?? []) {
    const id = there.find((each) => each.zh === zh)?.id;
    if (id) skills.set(String(code), await codeOf('skill', id, String(code)));
  }
  return { root: root && (await codeOf('group', root.id)), catalogs, skills };
}

/**
 * Gives a tenant two more departments with groups in ten cities, their engineers, customers and sites; does nothing
 * when it has them. Their accounts have the password of the tenant's `engineer`, if there is one.
 */
export async function grow(db: Database, tx: Transaction, tenantId: string, timeZone: string, now: number) {
  if (await hasGrown.first(tx, tenantId, dormantGroupNames)) return;
  const chance = createChance(`growth/${tenantId}`);
  const { root, catalogs, skills } = await whatIsThere(tx, tenantId);
  const model = await modelOf.first(tx, tenantId, ['engineer', `engineer.${tenantId}`]);
  const grown = growth(chance.fork('plan'), catalogs, root);
  const { lists, beside } = model?.accountName === 'engineer' ? grown : withNamesOf(tenantId, grown);
  const engineers = beside.engineers?.map((engineer) => ({
    ...engineer,
    skills: engineer.skills.flatMap(({ skill, level }) => {
      const code = skills.get(skill);
      return code === undefined ? [] : [{ skill: code, level }];
    }),
  }));
  const passwordHash = model?.passwordHash ?? null;
  await importLists(db, tx, tenantId, lists);
  await openAll(tx, tenantId, passwordHash);
  const options = { tenantId, timeZone, now, passwordHash, chance };
  const founding = beginFounding(tx, { beside: { ...beside, ...(engineers && { engineers }) } }, options);
  await putEngineers(founding);
  await putReporters(founding);
  await founding.basket.insertAll(tx);
}
