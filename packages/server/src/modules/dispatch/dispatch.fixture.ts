import { beforeEach } from 'vitest';
import {
  advanceToWednesday,
  buildTenant,
  draftOf,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

export const hourMs = 3_600_000;
export const iso = (ms: number) => new Date(ms).toISOString();

/** A server for the tests of a file, and for each of them a tenant of its own on a Wednesday at nine. */
export async function dispatchDesk() {
  const db = await testDatabase();
  const server = await testServer(db);
  let tenant: TestTenant;
  async function anew(): Promise<void> {
    advanceToWednesday(server.clock, 9);
    tenant = await buildTenant(db);
  }
  beforeEach(anew);
  const as = (account: TestAccount) => server.as(account);
  async function created(catalogId = tenant.onSiteCatalogId): Promise<string> {
    const { id } = await (await as(tenant.client)).orders.create(
      draftOf(tenant, { serverCatalogId: catalogId }),
    );
    return id;
  }
  return {
    ...{ db, server, as, created, anew },
    nowMs: () => server.clock.now().getTime(),
    async accepted(by: TestAccount): Promise<string> {
      const id = await created();
      await (await as(by)).orders.accept({ orderId: id });
      return id;
    },
    get tenant() {
      return tenant;
    },
  };
}

interface Planned {
  orderId: string;
  version: number;
  engineerId: string;
  planStart: string;
  planEnd: string;
}

/** What a commit takes of a plan. */
export const stopsOf = (list: readonly Planned[]) =>
  list.map(({ orderId, version, engineerId, planStart, planEnd }) => ({
    ...{ orderId, version, planStart, planEnd },
    engineerId,
  }));
