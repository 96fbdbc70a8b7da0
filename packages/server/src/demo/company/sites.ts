import type { ClientActor } from '@svcdesk/core/roles';
import { ngramsOfCell } from '../../modules/cells/searched.ts';
import { accountCells, reporters } from '../../platform/db/schema/accounts.ts';
import { cells, customers } from '../../platform/db/schema/customers.ts';
import type { CellPlan, ClientPlan, CustomerPlan } from '../plan/plan.ts';
import { foundAssets } from './assets.ts';
import type { Client, Reporter, Site } from './company.ts';
import { foundWireless } from './devices.ts';
import { type Founding, instant } from './founding.ts';
import { putAccount } from './organisation.ts';

function putCell(
  { basket, ids, tenantId, foundedAt }: Founding,
  customer: CustomerPlan,
  cell: CellPlan,
): void {
  const [contact] = cell.people;
  const at = instant(foundedAt);
  basket.put(cells, {
    tenantId,
    id: ids.of('cell', cell.key),
    customerId: ids.of('customer', customer.key),
    name: cell.name,
    code: cell.code,
    regionCode: cell.regionCode,
    address: cell.address,
    latitude: cell.latitude,
    longitude: cell.longitude,
    contactName: contact?.[0] ?? null,
    contactPhone: contact?.[1] ?? null,
    contractNo: customer.contractNo,
    contractEndsOn: '2027-12-31',
    openingHours: cell.openingHours ?? null,
    remark: cell.remark ?? null,
    grams: ngramsOfCell(cell, customer.name),
    createdAt: at,
    updatedAt: at,
  });
}

function foundClient(founding: Founding, customer: CustomerPlan, plan: ClientPlan): Client {
  const { basket, ids, tenantId } = founding;
  const { account, name, phone, scope, cells: own } = plan;
  const customerId = ids.of('customer', customer.key);
  const cellIds = own.map((key) => ids.of('cell', key));
  const email = `${account}@example.com`;
  const id = putAccount(founding, plan, { type: 2, email, customerId, cellScope: scope });
  for (const cellId of cellIds) basket.put(accountCells, { tenantId, accountId: id, cellId });
  const allCellIds = scope === 'customer' ? customer.cells.map(({ key }) => ids.of('cell', key)) : cellIds;
  const actor: ClientActor = {
    kind: 'client',
    accountId: id,
    customerId,
    cellIds: allCellIds,
    cellScope: scope,
  };
  return { id, account, name, phone, actor };
}

function foundReporters(founding: Founding, cell: CellPlan, clients: readonly Client[]): Reporter[] {
  const { basket, ids, tenantId, foundedAt } = founding;
  const cellId = ids.of('cell', cell.key);
  const at = instant(foundedAt);
  const known = new Set(cell.people.map(([, phone]) => phone));
  const others = clients
    .filter(({ phone }) => !known.has(phone))
    .map(({ name, phone }) => [name, phone] as const);
  return [...cell.people, ...others].map(([name, phone]) => {
    const id = ids.of('reporter', `${cell.key} ${phone}`);
    const accountId = clients.find((client) => client.phone === phone)?.id ?? null;
    basket.put(reporters, { tenantId, id, cellId, name, phone, accountId, createdAt: at, updatedAt: at });
    return { id, name, phone, accountId };
  });
}

/** Makes a customer with its accounts, sites, reporters and assets. */
export function foundCustomer(founding: Founding, plan: CustomerPlan): Site[] {
  const { basket, ids, tenantId, foundedAt } = founding;
  const customerId = ids.of('customer', plan.key);
  const { name, shortName } = plan;
  basket.put(customers, { tenantId, id: customerId, name, shortName, createdAt: instant(foundedAt) });
  for (const cell of plan.cells) {
    putCell(founding, plan, cell);
    foundWireless(founding, cell);
  }
  const clients = plan.clients.map((client) => foundClient(founding, plan, client));
  return plan.cells.map((cell) => {
    const id = ids.of('cell', cell.key);
    const own = clients.filter(({ actor }) => actor.cellIds.includes(id));
    return {
      id,
      key: cell.key,
      name: cell.name,
      customerId,
      customerName: plan.name,
      customerKey: plan.key,
      latitude: cell.latitude,
      longitude: cell.longitude,
      weight: plan.weight / plan.cells.length,
      reporters: foundReporters(founding, cell, own),
      clients: own,
      assets: foundAssets(founding, cell),
    };
  });
}
