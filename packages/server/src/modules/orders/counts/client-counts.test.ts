import { isSvcdeskError } from '@svcdesk/core';
import { openStatuses, orderStatus } from '@svcdesk/core/rules';
import { beforeAll, expect, it } from 'vitest';
import {
  buildClient,
  buildTenant,
  draftOf,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../../testing/index.ts';
import { query } from '../../../testing/query.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;
let readers: readonly TestAccount[];

/** Orders at each site, raised by clients of each scope and for one of them, in several states. */
beforeAll(async () => {
  tenant = await buildTenant(db);
  const { customerId, cellIds } = tenant;
  const wide = await buildClient(tenant, { customerId, cellScope: 'customer' });
  readers = [tenant.client, tenant.ownClient, wide];
  const [first, second, third] = cellIds;
  const raise = async (by: TestAccount, cellId: string | undefined) =>
    (await (await server.as(by)).orders.create(draftOf(tenant, { cellId }))).id;
  const made = [
    await raise(tenant.client, first),
    await raise(tenant.client, first),
    await raise(tenant.client, second),
    await raise(tenant.ownClient, first),
    await raise(wide, third),
    await raise(wide, third),
  ];
  const [forOther = '', resolved = '', cancelled = '', , accepted = ''] = made;
  await query(db)`UPDATE orders SET report_account_id = ${tenant.ownClient.accountId} WHERE id = ${forOther}`;
  const engineer = await server.as(tenant.engineer);
  for (const orderId of [resolved, accepted]) await engineer.orders.accept({ orderId });
  await engineer.orders.resolve({ orderId: resolved, solution: 'Done' });
  await (await server.as(tenant.client)).orders.cancel({ orderId: cancelled, reason: 'mistaken' });
});

it('are for clients of each scope, of all their sites and of one, as many as their list has', async () => {
  for (const reader of readers) {
    const on = await server.as(reader);
    const totals: number[] = [];
    for (const cellId of [undefined, ...tenant.cellIds]) {
      const counts = await on.orders.countStatus({ cellId }).catch((error) => {
        // A site that is not theirs.
        expect(isSvcdeskError(error, 'notFound')).toBe(true);
      });
      if (!counts) continue;
      for (const status of Object.values(orderStatus)) {
        const counted = counts.find((each) => each.status === status)?.count ?? 0;
        const { total } = await on.orders.cellPage({ cellId, status: [status], size: 1 });
        expect([cellId, status, counted]).toEqual([cellId, status, total]);
        totals.push(total);
      }
      if (cellId === undefined) continue;
      const { openOrderCount } = await on.cells.property({ cellId });
      const open = await on.orders.cellPage({ cellId, status: [...openStatuses], size: 1 });
      expect([cellId, openOrderCount]).toEqual([cellId, open.total]);
    }
    expect(totals.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(2);
  }
});
