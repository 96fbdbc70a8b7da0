import { notDeleted, notRetired } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { StoryData } from '../companies.ts';
import type { Asset, Client, Reporter, Site } from './company.ts';

interface SiteRow {
  id: string;
  name: string;
  code: string;
  address: string | null;
  customerId: string;
  customerName: string;
  latitude: number | null;
  longitude: number | null;
}

const reportable = statement<SiteRow, [tenantId: string]>(
  'seed.cells',
  `SELECT c.id, c.name, c.code, c.address, c.customer_id AS "customerId", u.name AS "customerName", c.latitude, c.longitude
   FROM cells c JOIN customers u ON u.tenant_id = c.tenant_id AND u.id = c.customer_id
   WHERE c.tenant_id = $1 AND ${notRetired('c')} ORDER BY c.code`,
);

const readReporters = statement<Reporter & { cellId: string }, [tenantId: string]>(
  'seed.reporters',
  `SELECT id, cell_id AS "cellId", name, phone, account_id AS "accountId" FROM reporters
   WHERE tenant_id = $1 AND ${notDeleted()} ORDER BY name, phone`,
);

const readAssets = statement<Asset & { cellId: string }, [tenantId: string]>(
  'seed.assets',
  `SELECT id, cell_id AS "cellId", name, flag = 1 AS "onShelf" FROM assets WHERE tenant_id = $1 ORDER BY code`,
);

/** Sites that orders can come from: those with a reporter. */
export async function readSites(
  on: Queryable,
  tenantId: string,
  clients: readonly Client[],
  { customers }: StoryData,
): Promise<Site[]> {
  const sites = await reportable.all(on, tenantId);
  const reporters = Map.groupBy(await readReporters.all(on, tenantId), ({ cellId }) => cellId);
  const assets = Map.groupBy(await readAssets.all(on, tenantId), ({ cellId }) => cellId);
  const weightOf = (name: string) => customers.find(({ customer }) => customer === name)?.weight ?? 1;
  return sites.flatMap(({ latitude, longitude, ...site }) => {
    const { id, customerName } = site;
    const own = reporters.get(id);
    if (!own) return [];
    const ofCustomer = sites.filter((each) => each.customerId === site.customerId).length;
    return [
      {
        ...site,
        latitude: latitude ?? 0,
        longitude: longitude ?? 0,
        weight: weightOf(customerName) / ofCustomer,
        reporters: own,
        // Who raises an order is also who reports it.
        clients: clients.filter(
          ({ id: accountId, actor }) =>
            actor.cellIds.includes(id) && own.some((reporter) => reporter.accountId === accountId),
        ),
        assets: assets.get(id) ?? [],
      },
    ];
  });
}
