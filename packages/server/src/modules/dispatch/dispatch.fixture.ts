import { beforeEach } from 'vitest';
import {
  advanceToWeekday,
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
  let nine = 0;
  const nowMs = () => server.clock.now().getTime();
  const at = (hour: number) => iso(nine + (hour - 9) * hourMs);
  async function anew(): Promise<void> {
    advanceToWeekday(server.clock, 3, 9);
    nine = Math.floor(nowMs() / 60_000) * 60_000;
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
    nowMs,
    /** An hour of that day, to the minute; of later ones beyond 24. */
    at,
    /** The engineer who accepts it, and the hours for which it is planned where they are given. */
    async accepted(by: TestAccount, from?: number, to?: number): Promise<string> {
      const id = await created();
      const { orders, schedules } = await as(by);
      await orders.accept({ orderId: id });
      if (from !== undefined && to !== undefined)
        await schedules.change({ orderId: id, planStart: at(from), planEnd: at(to) });
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
