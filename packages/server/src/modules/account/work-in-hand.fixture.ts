import { buildStaff, type TestAccount, type TestServer, type TestTenant } from '../../testing/index.ts';

/** Work of each kind but orders that a person of the first group has in hand and planned, with a project's stage. */
export async function otherWorkInHand(server: TestServer, tenant: TestTenant, person: TestAccount) {
  const { groupId, cellIds } = tenant;
  const manager = await buildStaff(tenant, { roles: ['pm'] });
  const lead = await server.as(tenant.lead);
  const engineer = await server.as(person);
  const pm = await server.as(manager);
  const at = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();
  const plan = { planStart: at(1), planEnd: at(2) };
  const place = { cellId: cellIds[0] ?? '', groupId };
  const engineerId = person.accountId;
  const { id: device } = await lead.deviceOrders.create({
    ...place,
    title: 'Replace the switch',
    engineerId,
  });
  await engineer.deviceOrders.handle({ id: device, action: 'schedule', ...plan });
  const { id: planId } = await lead.pmPlans.save({
    ...place,
    engineerId,
    name: 'Look after the network',
    items: [{ name: 'Heat', kind: 'ok' }],
    every: { count: 1, unit: 'month' },
    anchorOn: at(8).slice(0, 10),
  });
  const maintenance = (await lead.pmOrders.page({ planId })).list[0]?.id ?? '';
  await engineer.pmOrders.handle({ id: maintenance, action: 'schedule', ...plan });
  const { id: project } = await pm.projects.create({
    ...place,
    title: 'Renew the network',
    projectName: 'Renewal',
    stages: [{ name: 'Survey' }, { name: 'Cabling', handlerId: engineerId }],
  });
  await engineer.projects.accept({ orderId: project, ...plan });
  return { lead, engineer, pm, at, plan, device, maintenance, project };
}
