import { expect, it } from 'vitest';
import { buildEmptyTenant, buildGroup, buildStaff, testDatabase, testServer } from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildEmptyTenant(db);

it('a colleague is found by the whole of the name that they sign in with, which is not told', async () => {
  const group = await buildGroup(tenant, { name: 'Field' });
  const asker = await server.as(await buildStaff(tenant, { groupIds: [group] }));
  const sought = await buildStaff(tenant, { groupIds: [group], name: 'Li Qiang' });
  const other = await buildStaff(await buildEmptyTenant(db));
  const found = await asker.employees.one({ account: ` ${sought.account.toUpperCase()} ` });
  expect(found).toMatchObject({ id: sought.accountId, name: 'Li Qiang' });
  expect(found.account).toBeUndefined();
  for (const account of [sought.account.slice(0, -1), `${sought.account}x`, other.account]) {
    await expect(asker.employees.one({ account })).rejects.toMatchObject({ code: 'notFound' });
  }
});

it('finds no one for an account without a role', async () => {
  const colleague = await buildStaff(tenant, {});
  const newcomer = await server.as(await buildStaff(tenant, { roles: [] }));
  await expect(newcomer.employees.one({ account: colleague.account })).rejects.toMatchObject({
    code: 'notFound',
  });
});
