import { notDeleted, notRetired } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { Asset, Client, Reporter, Site } from '../company/company.ts';

interface CellRow {
  id: string;
  name: string;
  code: string;
  customerId: string;
  customerName: string;
  latitude: number | null;
  longitude: number | null;
}

const readCells = statement<CellRow, [tenantId: string]>(
  'seed.cells',
  `SELECT c.id, c.name, c.code, c.customer_id AS "customerId", u.name AS "customerName", c.latitude, c.longitude
   FROM cells c JOIN customers u ON u.tenant_id = c.tenant_id AND u.id = c.customer_id
   WHERE c.tenant_id = $1 AND ${notRetired('c')} ORDER BY c.code`,
);

const readReporters = statement<Reporter & { cellId: string }, [tenantId: string]>(
  'seed.reporters',
  `SELECT id, cell_id AS "cellId", name, phone, account_id AS "accountId" FROM reporters
   WHERE tenant_id = $1 AND ${notDeleted()} ORDER BY id`,
);

const readAssets = statement<Asset & { cellId: string }, [tenantId: string]>(
  'seed.assets',
  `SELECT id, cell_id AS "cellId", name, flag = 1 AS "onShelf" FROM assets WHERE tenant_id = $1 ORDER BY id`,
);

/** Sites that orders can come from: those with somebody who reports. */
export async function readSites(
  on: Queryable,
  tenantId: string,
  clients: readonly Client[],
): Promise<Site[]> {
  const cells = await readCells.all(on, tenantId);
  const reporters = Map.groupBy(await readReporters.all(on, tenantId), ({ cellId }) => cellId);
  const assets = Map.groupBy(await readAssets.all(on, tenantId), ({ cellId }) => cellId);
  return cells.flatMap(({ id, name, code, customerId, customerName, latitude, longitude }) => {
    const own = reporters.get(id);
    if (!own) return [];
    return [
      {
        id,
        key: code,
        name,
        customerId,
        customerName,
        customerKey: customerId,
        latitude: latitude ?? 0,
        longitude: longitude ?? 0,
        weight: 1,
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
