import type { Actor } from '@svcdesk/core/roles';
import { expect, it } from 'vitest';
import {
  buildStaff,
  buildTenant,
  draftOf,
  type TestAccount,
  testDatabase,
  testServer,
} from '../../../testing/index.ts';
import { act } from '../actions/order-action.ts';

const db = await testDatabase();
const server = await testServer(db);

it('an order copied to people and groups is seen, noted on and notified of, but not worked on', async () => {
  const tenant = await buildTenant(db);
  const byName = await buildStaff(tenant, { groupIds: [tenant.rootId] });
  const client = await server.as(tenant.client);
  const { id: orderId } = await client.orders.create(draftOf(tenant));
  const { tenantId, engineer, outsider } = tenant;
  const actor: Actor = {
    kind: 'staff',
    accountId: engineer.accountId,
    roles: ['engineer'],
    memberGroupIds: [tenant.groupId],
    ledGroupIds: [],
  };
  const context = {
    services: server.services,
    tenantId,
    timeZone: 'Asia/Shanghai',
    locale: 'en',
    actor,
  } as const;
  const copy = () =>
    db.transaction((tx) =>
      act({ ...context, tx, now: server.clock.now }, orderId, 'cc', {}, () => ({
        command: { userIds: [byName.accountId], groupIds: [tenant.otherGroupId] },
      })),
    );
  await expect((await server.as(outsider)).orders.detail({ orderId })).rejects.toMatchObject({
    code: 'notFound',
  });
  await copy();
  // Who has a copy keeps the one they have.
  await copy();

  const count = async (account: TestAccount, name: 'ccUserCount' | 'ccUserGroupCount') =>
    (await (await server.as(account)).backlog.mineToday({}))[name];
  expect(await count(byName, 'ccUserCount')).toBe(1);
  expect(await count(outsider, 'ccUserGroupCount')).toBe(1);
  for (const account of [byName, outsider]) {
    const on = await server.as(account);
    for (const scope of ['cc', 'tenant'] as const) {
      const { list } = await on.orders.page({ scope });
      expect(list).toEqual([expect.objectContaining({ id: orderId })]);
      expect(list[0]?.unread).toBe(scope === 'cc' ? true : undefined);
      expect(list[0]?.can).toEqual(['progress', 'cc']);
    }
    expect((await on.messages.unread({ sysMsgFlag: 0 })).count).toBe(1);
    expect(await on.orders.progress({ orderId, content: 'I know that printer' })).toMatchObject({
      internal: false,
    });
    await expect(on.orders.accept({ orderId })).rejects.toMatchObject({ reason: 'notMember' });
  }
  const { cc } = await (await server.as(engineer)).orders.detail({ orderId });
  expect(cc).toEqual(
    expect.arrayContaining([
      { id: tenant.otherGroupId, name: 'Second', group: true },
      expect.objectContaining({ id: byName.accountId }),
    ]),
  );
  expect((await client.orders.history({ orderId })).map(({ action }) => action)).not.toContain('cc');
});
