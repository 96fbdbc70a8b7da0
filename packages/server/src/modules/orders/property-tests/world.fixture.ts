import type { Client } from '@svcdesk/core';
import type { Database } from '../../../platform/db/index.ts';
import { draftOf, type TestServer, type TestTenant } from '../../../testing/index.ts';
import type { OrderRow } from '../row/order-row.ts';

export const minuteMs = 60_000;
export const zone = 'Asia/Shanghai';

/** Who runs. */
export type Role =
  | 'client'
  | 'ownClient'
  | 'engineer'
  | 'engineer2'
  | 'lead'
  | 'dispatcher'
  | 'monitor'
  | 'outsider';
/** Everybody, signed in. */
export type People = Readonly<Record<Role, Client>>;

export const roles: readonly Role[] = [
  'client',
  'ownClient',
  'engineer',
  'engineer2',
  'lead',
  'dispatcher',
  'monitor',
  'outsider',
];

/** Where the actions are tried. */
export interface Place {
  readonly db: Database;
  readonly server: TestServer;
  readonly tenant: TestTenant;
}

/** After the last action, with the orders as they are stored. */
export interface Outcome extends Place {
  readonly on: People;
  readonly rows: readonly OrderRow[];
}

export const pick = <T>(values: readonly T[], choice: number): T => values[choice % values.length] as T;

export const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();

export async function signIn({ server, tenant }: Place): Promise<People> {
  const clients = roles.map(async (role) => [role, await server.as(tenant[role])] as const);
  return Object.fromEntries(await Promise.all(clients)) as People;
}

/** Orders of every source and both ways of service. */
export async function raiseAll({ tenant }: Place, on: People): Promise<string[]> {
  const [first = '', second = '', third = ''] = tenant.cellIds;
  const made = [
    await on.client.orders.create(draftOf(tenant, { cellId: first })),
    await on.client.orders.create(
      draftOf(tenant, { cellId: second, serverCatalogId: tenant.onSiteCatalogId }),
    ),
    await on.ownClient.orders.create(draftOf(tenant, { cellId: first, title: '网络中断' })),
    await on.monitor.orders.create({ ...draftOf(tenant, { cellId: third }), sourceName: 'monitoring' }),
    await on.engineer.orders.create({ ...draftOf(tenant), sourceName: 'se', status: 3 }),
    await on.outsider.orders.create({ ...draftOf(tenant), status: 3, priority: 1 }),
  ];
  return made.map(({ id }) => id);
}
