import { expect, it } from 'vitest';
import { buildStaff, buildTenant, draftOf, testDatabase, testServer } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildTenant(db);

const at = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();

it('no time is planned of a person whose schedule is not kept here, whatever the way', async () => {
  const orderId = async () => (await (await server.as(tenant.client)).orders.create(draftOf(tenant))).id;
  const engineer = await server.as(tenant.engineer);
  const [first, second, third] = [await orderId(), await orderId(), await orderId()];
  const plan = { planStart: at(70), planEnd: at(71) };
  await engineer.orders.accept({ orderId: first, ...plan });
  await query(db)`UPDATE accounts SET scheduling_enabled = false WHERE id = ${tenant.engineer.accountId}`;
  const off = { code: 'notAllowed', reason: 'scheduleOff' };
  await expect(engineer.orders.accept({ orderId: second, ...plan })).rejects.toMatchObject(off);
  expect(await engineer.orders.accept({ orderId: second })).toMatchObject({ status: 3 });
  // Also where it would only be proposed.
  await expect(engineer.schedules.change({ orderId: second, ...plan })).rejects.toMatchObject(off);
  const later = { orderId: second, planStart: at(80), planEnd: at(81) };
  await expect(engineer.schedules.change(later)).rejects.toMatchObject(off);
  const other = await server.as(tenant.engineer2);
  await other.orders.accept({ orderId: third });
  expect((await other.schedules.change({ orderId: third, ...plan })).status).toBe('planned');
  const pm = await server.as(await buildStaff(tenant, { roles: ['pm'], groupIds: [tenant.groupId] }));
  const stage = { name: 'Survey', handlerId: tenant.engineer.accountId };
  const project = {
    cellId: tenant.cellIds[0] ?? '',
    groupId: tenant.groupId,
    title: 'Renew the network',
    projectName: 'Renewal',
  };
  await expect(pm.projects.create({ ...project, stages: [{ ...stage, ...plan }] })).rejects.toMatchObject(
    off,
  );
  expect(await pm.projects.create({ ...project, stages: [stage] })).toMatchObject({ title: project.title });
});
