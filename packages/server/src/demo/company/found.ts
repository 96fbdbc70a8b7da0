import { referencesOf } from '../../admin/import/references.ts';
import { importRows } from '../../admin/import/run-import.ts';
import { type Database, type Queryable, statement, type Transaction } from '../../platform/db/index.ts';
import { deviceSightings } from '../../platform/db/schema/assets.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { createBasket } from '../basket.ts';
import type { Chance } from '../chance.ts';
import type { CompanyData } from '../companies.ts';
import { beginning, type Founding, instant } from './founding.ts';
import { putInvites, putJoins } from './joining.ts';
import { putAccount, putEngineers, putFilters, putProfiles, putReporters } from './people.ts';
import { dispatchersOf, readPeople } from './read-people.ts';
import { readSites } from './read-sites.ts';
import { putAbsences, putDuty } from './rosters.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Share of the devices that have been checked before. */
const checkedShare = 0.8;

const takenOff = statement<
  object,
  [tenantId: string, codes: readonly string[], reasons: readonly string[], at: readonly string[]]
>(
  'demo.takenOff',
  `UPDATE assets a SET flag = 0, off_shelf_reason = x.reason, version = 2, updated_at = x.at
   FROM unnest($2::text[], $3::text[], $4::timestamptz[]) AS x (code, reason, at)
   WHERE a.tenant_id = $1 AND a.code = x.code`,
);

const devices = statement<{ id: string }, [tenantId: string]>(
  'demo.devices',
  `SELECT a.id FROM assets a JOIN asset_classes c ON c.tenant_id = a.tenant_id AND c.id = a.class_id
   WHERE a.tenant_id = $1 AND a.flag = 1 AND c.device_kind IS NOT NULL ORDER BY a.code`,
);

/** Takes assets off the shelf, and says when each device was last found reachable. */
async function putEquipment(on: Queryable, founding: Founding): Promise<void> {
  const { basket, beside, tenantId, now } = founding;
  const off = beside.offShelf ?? [];
  const [codes, reasons] = [off.map(({ asset }) => asset), off.map(({ reason }) => reason)];
  const at = off.map(({ daysAgo }) => instant(now - daysAgo * dayMs));
  await takenOff.change(on, tenantId, codes, reasons, at);
  const chance = founding.chance.fork('sightings');
  for (const { id: assetId } of await devices.all(on, tenantId)) {
    if (!chance.happens(checkedShare)) continue;
    const seenAt = instant(now - chance.between(1, 400) * hourMs);
    basket.put(deviceSightings, { tenantId, assetId, seenAt, latencyMs: chance.whole(1, 9) });
  }
}

export interface FoundingOptions {
  readonly tenantId: string;
  readonly timeZone: string;
  readonly now: number;
  readonly passwordHash: string | null;
  readonly chance: Chance;
}

/** The lists hold nothing that is kept sealed. */
const noSecrets: SecretBox = {
  seal() {
    throw new Error('The demo keeps no secrets');
  },
  open: () => undefined,
};

const openAccounts = statement<object, [tenantId: string, passwordHash: string | null, at: string]>(
  'demo.openAccounts',
  `UPDATE accounts SET password_hash = $2, password_changed_at = $3, created_at = $3, updated_at = $3
   WHERE tenant_id = $1 AND password_hash IS NULL`,
);

const dateAssets = statement<object, [tenantId: string, at: string]>(
  'demo.dateAssets',
  'UPDATE assets SET created_at = $2, updated_at = $2 WHERE tenant_id = $1',
);

const dateArticles = statement<object, [tenantId: string, at: string]>(
  'demo.dateArticles',
  `UPDATE knowledge_articles SET created_at = $2, updated_at = $2,
     helpful_count = length(content) % 41, unhelpful_count = length(title) % 5 WHERE tenant_id = $1`,
);

/** Imports lists as if it were done when everything began. */
export function importLists(
  db: Database,
  tx: Transaction,
  tenantId: string,
  lists: CompanyData['lists'],
): Promise<void> {
  const found = Object.entries(lists).map(([kind, rows]) => ({ kind, where: kind, rows }));
  return importRows(db, tx, found, { tenantId, secrets: noSecrets, now: new Date(beginning) });
}

/** What is put in beside an import, by the codes that it brought. */
export function beginFounding(
  tx: Transaction,
  { beside }: Pick<CompanyData, 'beside'>,
  { timeZone: _, ...options }: FoundingOptions,
): Founding {
  const references = referencesOf(tx, options.tenantId);
  const idOf: Founding['idOf'] = (kind, code) => references.of(kind, code, kind);
  return { ...options, beside, basket: createBasket(), idOf };
}

/** Gives accounts the password that all have. */
export const openAll = (tx: Transaction, tenantId: string, passwordHash: string | null) =>
  openAccounts.change(tx, tenantId, passwordHash, instant(beginning));

/** Founds a company of its data: what administrators can import is imported, the rest is put beside it. */
export async function foundCompany(
  db: Database,
  tx: Transaction,
  data: CompanyData,
  options: FoundingOptions,
): Promise<void> {
  const { tenantId, timeZone, passwordHash } = options;
  const { tenant = [], ...lists } = data.lists;
  const founding = beginFounding(tx, data, options);
  const { basket, beside } = founding;
  await importLists(db, tx, tenantId, { tenant: tenant.map((row) => ({ ...row, timeZone })) });
  for (const { admin, ...person } of beside.accounts ?? [])
    putAccount(founding, person, { type: 1, admin: admin ? 1 : 0, email: `${person.account}@example.com` });
  await basket.insertAll(tx);
  await importLists(db, tx, tenantId, lists);
  await openAll(tx, tenantId, passwordHash);
  await dateAssets.change(tx, tenantId, instant(beginning));
  await dateArticles.change(tx, tenantId, instant(beginning));

  await putEngineers(founding);
  await putReporters(founding);
  await putFilters(founding);
  await putEquipment(tx, founding);
  const { teams, members, clients } = await readPeople(tx, tenantId);
  putDuty(founding, timeZone, [...teams.values()]);
  putAbsences(founding, timeZone, [...members.values()], [...teams.values()]);
  await putProfiles(founding, members, [...teams.values()]);
  await basket.insertAll(tx);
  const sites = await readSites(tx, tenantId, clients, data.stories);
  await putJoins(founding, sites, dispatchersOf(members));
  await putInvites(founding, sites);
  await basket.insertAll(tx);
}
